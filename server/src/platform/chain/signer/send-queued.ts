import { explainRevert } from '@credenza/registry'
import { sql } from 'kysely'
import { type Address, bytesToHex, hexToBytes, keccak256, type TransactionSerializable } from 'viem'
import type { OpenDatabase } from '../../db/database.ts'
import type { Lease } from '../../db/lease.ts'
import { withRetry } from '../../db/with-retry.ts'
import { broadcast } from './broadcast.ts'
import { currentFees, type Fees } from './fees.ts'
import { revertData } from './revert-data.ts'
import { bytes, type Change, type QueueRow, type SigningChain } from './sent-rows.ts'

/**
 * The most transactions in flight at once. Public nodes keep only a few per sender; our own chain takes what fits into a block.
 */
const window = { embedded: 256, external: 32 }
const chunk = 32

/**
 * Gives the oldest queued rows nonces, signs them, commits raw bytes and hashes, and only then sends them. A row that would
 * revert fails without using a nonce, unless earlier ones, on which it may depend, are in flight.
 */
export async function sendQueued(
  db: OpenDatabase,
  chain: SigningChain,
  lease: Lease,
  inFlight: number,
): Promise<Change[]> {
  const free = Math.min(window[chain.kind] - inFlight, chunk)
  if (free <= 0) return []
  const queued = await db.kysely
    .selectFrom('chain_tx')
    .selectAll()
    .where('status', '=', 'queued')
    .orderBy('created_at')
    .orderBy('key')
    .limit(free)
    .execute()
  if (queued.length === 0) return []

  const isContract = contractCheck(chain)
  const ready: { row: QueueRow; gas: bigint }[] = []
  for (const row of queued) {
    const estimate = await gasFor(chain, row, isContract)
    if (typeof estimate === 'bigint') ready.push({ row, gas: estimate })
    else if (ready.length > 0 || inFlight > 0) break
    else return [await fail(db, row, estimate.reason)]
  }
  if (ready.length === 0) return []
  const sent = await signAndCommit(db, chain, lease, ready, await currentFees(chain))
  await broadcast(chain, sent, db.log)
  return sent.map(({ key }) => ({ key, status: 'sent' }))
}

/** The gas limit, with a fifth to spare for the effects of earlier transactions; or the reason if the call would revert. */
async function gasFor(
  chain: SigningChain,
  row: QueueRow,
  isContract: (address: Address) => Promise<boolean>,
): Promise<bigint | { reason: string }> {
  // A call to an address without code succeeds. After a move to another chain, that would look like a delivery.
  if (row.recipient && row.data.length > 0 && !(await isContract(bytesToHex(row.recipient))))
    return { reason: `There is no contract at ${bytesToHex(row.recipient)} on chain ${chain.chainId}.` }
  if (row.gas !== null) return BigInt(row.gas)
  try {
    const to = row.recipient && bytesToHex(row.recipient)
    const gas = await chain.client.estimateGas({ account: chain.signer, to, data: bytesToHex(row.data) })
    return (gas * 6n) / 5n
  } catch (error) {
    const data = revertData(error)
    if (data === null) throw error
    return { reason: explainRevert(data) }
  }
}

function contractCheck(chain: SigningChain): (address: Address) => Promise<boolean> {
  const known = new Map<Address, Promise<boolean>>()
  return (address) => {
    const answer = known.get(address) ?? chain.client.getCode({ address }).then((code) => code !== undefined)
    known.set(address, answer)
    return answer
  }
}

async function fail(db: OpenDatabase, { key }: QueueRow, reason: string): Promise<Change> {
  await db.kysely
    .updateTable('chain_tx')
    .set({ status: 'failed', reason })
    .where('key', '=', key)
    .where('status', '=', 'queued')
    .execute()
  return { key, status: 'failed' }
}

async function signAndCommit(
  db: OpenDatabase,
  chain: SigningChain,
  lease: Lease,
  ready: { row: QueueRow; gas: bigint }[],
  fees: Fees,
): Promise<Pick<QueueRow, 'key' | 'raws'>[]> {
  const onChain = BigInt(await chain.client.getTransactionCount({ address: chain.signer }))
  return withRetry(db.kysely, async (tx) => {
    await lease.confirm(tx)
    const used = await tx
      .selectFrom('chain_tx')
      .select((eb) => eb.fn.max('nonce').as('nonce'))
      .where('chain_id', '=', String(chain.chainId))
      .where('signer', '=', bytes(chain.signer))
      .executeTakeFirst()
    const afterUsed = used?.nonce == null ? 0n : BigInt(used.nonce) + 1n
    let nonce = onChain > afterUsed ? onChain : afterUsed
    const sent: Pick<QueueRow, 'key' | 'raws'>[] = []
    for (const { row, gas } of ready) {
      const raw = await chain.signTransaction(unsigned(chain, row, nonce, gas, fees))
      const rawBytes = Buffer.from(hexToBytes(raw))
      const updated = await tx
        .updateTable('chain_tx')
        .set({
          status: 'sent',
          chain_id: chain.chainId,
          signer: bytes(chain.signer),
          nonce,
          raws: [rawBytes],
          hashes: [Buffer.from(hexToBytes(keccak256(raw)))],
          sent_at: sql`now()`,
        })
        .where('key', '=', row.key)
        .where('status', '=', 'queued')
        .executeTakeFirst()
      if (updated.numUpdatedRows === 0n) continue
      sent.push({ key: row.key, raws: [rawBytes] })
      nonce++
    }
    return sent
  })
}

function unsigned(
  chain: SigningChain,
  row: QueueRow,
  nonce: bigint,
  gas: bigint,
  fees: Fees,
): TransactionSerializable {
  const to = row.recipient && bytesToHex(row.recipient)
  return { ...fees, chainId: chain.chainId, nonce: Number(nonce), gas, to, data: bytesToHex(row.data) }
}
