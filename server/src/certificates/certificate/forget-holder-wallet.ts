import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { forgetWalletValues } from '../search/forget-wallet-values.ts'

/** Stops searches, of any issuer, from finding certificates by a wallet that their holder's account has had. */
export async function forgetHolderWallet(tx: Tx, accountId: string, wallet: string): Promise<void> {
  const { rows } = await sql<{ org_id: string }>`
    UPDATE certificate SET search = replace(search, ${`\n${searchText([wallet])}`}, '')
    WHERE account_id = ${accountId} RETURNING org_id`.execute(tx)
  await forgetWalletValues(tx, new Set(rows.map((row) => row.org_id)), accountId)
}
