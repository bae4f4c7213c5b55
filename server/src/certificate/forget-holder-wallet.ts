import { sql } from 'kysely'
import type { Tx } from '../context.ts'
import { searchText } from '../platform/http/lists.ts'

/** Lets certificates of any issuer be found no more by a wallet that their holder's account has had. */
export async function forgetHolderWallet(tx: Tx, accountId: string, wallet: string): Promise<void> {
  await sql`
    UPDATE certificate SET search = replace(search, ${`\n${searchText([wallet])}`}, '')
    WHERE account_id = ${accountId}`.execute(tx)
}
