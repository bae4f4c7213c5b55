import { sql } from 'kysely'
import { bytesToHex, hexToBytes, keccak256 } from 'viem'
import type { OpenDatabase } from '../../db/database.ts'
import type { Lease } from '../../db/lease.ts'
import { withRetry } from '../../db/with-retry.ts'
import { broadcast } from './broadcast.ts'
import { bumped, currentFees } from './fees.ts'
import type { QueueRow, SigningChain } from './sent-rows.ts'

/**
 * Offers more for each transaction that has waited `patienceMs` since it was last signed. Every raw transaction and
 * hash is kept, since any of them may still be the one that is mined.
 */
export async function bumpStuck(
  db: OpenDatabase,
  chain: SigningChain,
  lease: Lease,
  sent: QueueRow[],
  patienceMs: number,
): Promise<void> {
  const now = (await sql<{ now: Date }>`SELECT now()`.execute(db.kysely)).rows[0]!.now
  const stuck = sent.filter((row) => row.signed_at && now.getTime() - row.signed_at.getTime() > patienceMs)
  if (stuck.length === 0) return
  const fees = await currentFees(chain)
  const resent: Pick<QueueRow, 'key' | 'raws'>[] = []
  for (const row of stuck) {
    const raw = await chain.signTransaction(bumped(bytesToHex(row.raws.at(-1)!), fees))
    const raws = [...row.raws, Buffer.from(hexToBytes(raw))]
    const hashes = [...row.hashes, Buffer.from(hexToBytes(keccak256(raw)))]
    await withRetry(db.kysely, async (tx) => {
      await lease.confirm(tx)
      await tx
        .updateTable('chain_tx')
        .set({ raws, hashes, signed_at: sql`now()` })
        .where('key', '=', row.key)
        .where('status', '=', 'sent')
        .execute()
    })
    resent.push({ key: row.key, raws })
  }
  db.log.info({ count: resent.length }, 'Offered higher fees for transactions that waited too long')
  await broadcast(chain, resent, db.log)
}
