import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { approvedBy, countedAmong } from './approvers.ts'
import { areAllMet } from './demand.ts'
import { isAsked } from './is-asked.ts'
import { signersOf } from './signers-of.ts'

/** How many requests lack approvals, one of which this person may give. */
export async function countAwaiting(
  ctx: Context,
  { organisationId, accountId }: Pick<OrganisationCaller, 'organisationId' | 'accountId'>,
): Promise<number> {
  const naming = await ctx.db
    .selectFrom('approval_request')
    .select(['org_id', 'id', 'digest', 'types', 'demands'])
    .where('org_id', '=', organisationId)
    .where('state', '=', 'open')
    .where(sql<boolean>`demands @> ${JSON.stringify([{ signers: [accountId] }])}::jsonb`)
    .execute()
  if (naming.length === 0) return 0
  const signers = await signersOf(ctx, ctx.db, organisationId)
  const awaits = await Promise.all(
    naming.map(async (request) => {
      if (!isAsked(request, accountId, signers)) return false
      const approved = await approvedBy(ctx.db, request)
      return !approved.has(accountId) && !areAllMet(request.demands, countedAmong(approved, request, signers))
    }),
  )
  return awaits.filter(Boolean).length
}
