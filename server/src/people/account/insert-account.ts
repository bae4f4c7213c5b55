import type { Insertable } from 'kysely'
import type { Tx } from '../../context.ts'
import type { AccountTables } from './tables.ts'

/** Inserts the account unless its email is taken within the realm; returns whether it did. */
export async function insertAccount(tx: Tx, account: Insertable<AccountTables['account']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['realm', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}
