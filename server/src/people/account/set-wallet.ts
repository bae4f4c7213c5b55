import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/** Links an account's wallet; null removes it. */
export async function setWallet(tx: Tx, accountId: string, address: string | null): Promise<void> {
  await tx.updateTable('account').set({ wallet_address: address }).where('id', '=', accountId).execute()
}

/** Gives these wallets to those accounts that have none. Returns the wallets that were given. */
export async function giveWallets(
  tx: Tx,
  made: readonly { id: string; address: string }[],
): Promise<{ id: string; address: string }[]> {
  const { rows } = await sql<{ id: string; address: string }>`
    UPDATE account SET wallet_address = made.address
    FROM unnest(${made.map(({ id }) => id)}::text[], ${made.map(({ address }) => address)}::text[]) AS made (id, address)
    WHERE account.id = made.id AND account.wallet_address IS NULL
    RETURNING made.id, made.address`.execute(tx)
  return rows
}
