import { sql } from 'kysely'
import { bytesToHex, hexToBytes, keccak256 } from 'viem'
import type { OpenDatabase } from '../../db/database.ts'
import type { Lease } from '../../db/lease.ts'
import { withRetry } from '../../db/with-retry.ts'
import { broadcast } from './broadcast.ts'
import { bumped, currentFees, type Fees } from './fees.ts'
import type { QueueRow, SigningChain } from './sent-rows.ts'

/**
 * Sends each transaction that has waited `patienceMs` again, with higher fees. Keeps every raw transaction and hash, since any
 * of them may still be the one that is mined.
 */
export async function pushStuck(
  db: OpenDatabase,
  chain: SigningChain,
  lease: Lease,
  sent: QueueRow[],
  patienceMs: number,
): Promise<void> {
  if (sent.length === 0) return
  const now = (await sql<{ now: Date }>`SELECT now()`.execute(db.kysely)).rows[0]!.now
  const stuck = sent.filter((row) => row.sent_at && now.getTime() - row.sent_at.getTime() > patienceMs)
  if (stuck.length === 0) return
  const fees = await currentFees(chain)
  const pushed: Pick<QueueRow, 'key' | 'raws'>[] = []
  for (const row of stuck) {
    const offer = await betterOffer(chain, row, fees)
    await withRetry(db.kysely, async (tx) => {
      await lease.confirm(tx)
      await tx
        .updateTable('chain_tx')
        .set({ ...offer, sent_at: sql`now()` })
        .where('key', '=', row.key)
        .where('status', '=', 'sent')
        .execute()
    })
    pushed.push({ key: row.key, raws: offer.raws })
  }
  db.log.info({ count: pushed.length }, 'Sent transactions again that had waited too long')
  await broadcast(chain, pushed, db.log)
}

async function betterOffer(
  chain: SigningChain,
  { raws, hashes }: QueueRow,
  fees: Fees,
): Promise<Pick<QueueRow, 'raws' | 'hashes'>> {
  const better = bumped(bytesToHex(raws.at(-1)!), fees)
  if (!better) return { raws, hashes }
  const raw = await chain.signTransaction(better)
  return {
    raws: [...raws, Buffer.from(hexToBytes(raw))],
    hashes: [...hashes, Buffer.from(hexToBytes(keccak256(raw)))],
  }
}
