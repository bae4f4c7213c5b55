import type { Insertable } from 'kysely'
import type { Tx } from '../../context.ts'
import { accountSearch } from './account-search.ts'
import type { AccountTables } from './tables.ts'

type NewAccount = Omit<Insertable<AccountTables['account']>, 'search' | 'grams'>

/** Inserts the account unless its email is taken within the realm; returns whether it did. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values({ ...account, ...accountSearch(account) })
    .onConflict((conflict) => conflict.columns(['realm', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
