import type { MemberRole } from '@credenza/schema'
import type { Db, Tx } from '../../context.ts'
import type { StoredRole } from './tables.ts'

/**
 * What a colleague or invited person does in the organisation. `stored` comes from the table member_role: colleagues who joined
 * before roles existed have none, and could do what a manager may do.
 */
export const colleagueRole = (stored: StoredRole | null | undefined): MemberRole => stored ?? 'manager'

/** What an account does in its organisation, the owner's or a colleague's. */
export const roleOf = (isColleague: boolean, stored: StoredRole | null | undefined): MemberRole =>
  isColleague ? colleagueRole(stored) : 'owner'

/** The role of a colleague or invited person. */
export async function readRole(db: Db | Tx, organisationId: string, accountId: string): Promise<MemberRole> {
  const row = await db
    .selectFrom('member_role')
    .select('role')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return colleagueRole(row?.role)
}

/** Gives a role to a colleague or invited person. */
export async function giveRole(
  tx: Tx,
  organisationId: string,
  accountId: string,
  role: StoredRole,
): Promise<void> {
  await tx
    .insertInto('member_role')
    .values({ org_id: organisationId, account_id: accountId, role })
    .onConflict((conflict) => conflict.columns(['org_id', 'account_id']).doUpdateSet({ role }))
    .execute()
}

export async function forgetRole(tx: Tx, organisationId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('member_role')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute()
}
