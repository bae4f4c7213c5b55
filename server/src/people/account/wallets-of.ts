import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { builtOnce } from '../../platform/db/built-once.ts'

/** The wallets of people by account. Leaves out people without one. */
export async function walletsOf(db: Db | Tx, accountIds: readonly string[]): Promise<Map<string, string>> {
  const accounts = await withWallet(db, accountIds)
  return new Map(accounts.map((account) => [account.id, account.wallet_address!]))
}

const withWallet = builtOnce((db, accountIds: readonly string[]) =>
  db
    .selectFrom('account')
    .select(['id', 'wallet_address'])
    .where('id', '=', anyOf(accountIds))
    .where('wallet_address', 'is not', null),
)
