import type { Colleague } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isPermittedTo, type OrganisationCaller } from '../../platform/http/access.ts'
import { accountsWithFactor } from '../account/second-factor/factors.ts'
import { listColleagues } from './list-colleagues.ts'

/** The people of the caller's organisation, as the caller may see them: only the owner sees who can show a second factor. */
export async function showColleagues(ctx: Context, caller: OrganisationCaller): Promise<Colleague[]> {
  const colleagues = await listColleagues(ctx, caller)
  if (!isPermittedTo(caller, 'own')) return colleagues
  const joined = colleagues.filter(({ state }) => state === 'owner' || state === 'active')
  const ids = joined.map(({ _id }) => _id)
  const withFactor = await accountsWithFactor(ctx.db, caller.organisationId, ids)
  return colleagues.map((colleague) =>
    ids.includes(colleague._id)
      ? { ...colleague, hasSecondFactor: withFactor.has(colleague._id) }
      : colleague,
  )
}
