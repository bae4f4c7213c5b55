import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import type { Party } from '../../platform/http/access.ts'
import { type Account, payableOf, walletOf } from './accounts.ts'

export type PartyAccount = Account & { name: 'wallet' | 'payable' }

/** The caller's own account: a verifier's wallet, or what an issuer or a student owes. */
export function accountOfParty({ role, organisationId, accountId }: Party): PartyAccount {
  const ownerId = organisationId ?? accountId
  return role === 'verifier'
    ? { ...walletOf(ownerId), name: 'wallet' }
    : { ...payableOf(ownerId), name: 'payable' }
}

/** The caller's name on a statement. */
export async function nameOfParty(ctx: Context, { organisationId, accountId }: Party): Promise<string> {
  if (organisationId) return displayNameOf(await findOrganisation(ctx.db, organisationId))
  const { name } = await ctx.db
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return name
}
