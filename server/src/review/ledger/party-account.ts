import type { Context, Db } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type Account, cash, payableOf, platform, walletOf } from './accounts.ts'

export type PartyAccount = Account & { name: 'wallet' | 'payable' }

/** The caller's own account: a verifier's wallet, or what an issuer or a student owes. */
export function accountOfParty({ role, organisationId, accountId }: Caller): PartyAccount {
  const ownerId = organisationId ?? accountId
  return role === 'verifier'
    ? { ...walletOf(ownerId), name: 'wallet' }
    : { ...payableOf(ownerId), name: 'payable' }
}

/** The account of any party, for an administrator. Throws 'not_found' for a party without postings. */
export async function findPartyAccount({ db }: Context, partyId: string): Promise<PartyAccount> {
  const row = await db
    .selectFrom('ledger_month')
    .select('account')
    .where('owner_id', '=', partyId)
    .where('account', '!=', cash.name)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.balance')
  return { name: row.account === 'payable' ? 'payable' : 'wallet', ownerId: partyId }
}

/** The name of an organisation, a student or the platform. */
export async function nameOfParty(db: Db, partyId: string): Promise<string> {
  if (partyId.startsWith('org_')) return displayNameOf(await findOrganisation(db, partyId))
  const party =
    partyId === platform
      ? db.selectFrom('tax_profile').select('legal_name as name').where('org_id', '=', platform)
      : db.selectFrom('account').select('name').where('id', '=', partyId)
  return (await party.executeTakeFirstOrThrow()).name
}

/** The time zone for the party's statements: an organisation's own zone, otherwise UTC. */
export const zoneOfParty = async (db: Db, partyId: string): Promise<string> =>
  (partyId.startsWith('org_') && (await timeZoneOf(db, partyId))) || 'UTC'
