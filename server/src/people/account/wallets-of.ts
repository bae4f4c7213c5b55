import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** The wallets of people by account. Leaves out people without one. */
export async function walletsOf(db: Db | Tx, accountIds: readonly string[]): Promise<Map<string, string>> {
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'wallet_address'])
    .where('id', '=', anyOf(accountIds))
    .where('wallet_address', 'is not', null)
    .execute()
  return new Map(accounts.map((account) => [account.id, account.wallet_address!]))
}
