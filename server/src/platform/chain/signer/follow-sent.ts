import { explainRevert } from '@credenza/registry'
import { bytesToHex, hexToBytes, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem'
import type { OpenDatabase } from '../../db/database.ts'
import { revertData } from './revert-data.ts'
import { type Change, ownRows, type QueueRow, type SigningChain } from './sent-rows.ts'

/** Finds which sent transactions are in a block. They become `mined`, or `final` or `failed` at once where blocks are final. */
export async function followSent(db: OpenDatabase, chain: SigningChain, sent: QueueRow[]): Promise<Change[]> {
  const nextNonce = await chain.client.getTransactionCount({ address: chain.signer })
  const timeOf = blockTimes(chain)
  const changes: Change[] = []
  for (const row of sent) {
    // This nonce is in no block, since the account has not passed it, so skip the receipts.
    if (Number(row.nonce) >= nextNonce) break
    const receipt = await receiptOfAny(chain, row)
    if (receipt) changes.push(await markMined(db, chain, row, receipt, await timeOf(receipt.blockNumber)))
    else if (await isPassedForGood(chain, row))
      changes.push(
        await markFailed(
          db,
          row,
          'Its nonce was used by a transaction from elsewhere. Keep the signer key to this server alone, and enqueue it again.',
        ),
      )
  }
  return changes
}

/** Looks up the time of blocks (Unix seconds) by number, requesting each once. */
function blockTimes(chain: SigningChain): (blockNumber: bigint) => Promise<bigint> {
  const known = new Map<bigint, Promise<bigint>>()
  return (blockNumber) => {
    const time =
      known.get(blockNumber) ?? chain.client.getBlock({ blockNumber }).then((block) => block.timestamp)
    known.set(blockNumber, time)
    return time
  }
}

async function receiptOfAny(chain: SigningChain, row: QueueRow): Promise<TransactionReceipt | null> {
  for (const hash of row.hashes.toReversed()) {
    try {
      return await chain.client.getTransactionReceipt({ hash: bytesToHex(hash) })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError)) throw error
    }
  }
  return null
}

async function isPassedForGood(chain: SigningChain, row: QueueRow): Promise<boolean> {
  const head = await chain.client.getBlockNumber()
  const depth = BigInt(chain.confirmations)
  if (head < depth) return false
  const settled = await chain.client.getTransactionCount({ address: chain.signer, blockNumber: head - depth })
  return Number(row.nonce) < settled
}

async function markMined(
  db: OpenDatabase,
  chain: SigningChain,
  row: QueueRow,
  receipt: TransactionReceipt,
  blockTime: bigint,
): Promise<Change> {
  const reason = receipt.status === 'success' ? null : await whyReverted(chain, row, receipt.blockNumber)
  const status = chain.confirmations > 0 ? 'mined' : reason === null ? 'final' : 'failed'
  await db.kysely
    .updateTable('chain_tx')
    .set({
      status,
      mined_hash: Buffer.from(hexToBytes(receipt.transactionHash)),
      block_number: receipt.blockNumber,
      block_hash: Buffer.from(hexToBytes(receipt.blockHash)),
      block_time: blockTime,
      reason,
    })
    .where('key', '=', row.key)
    .where('status', '=', 'sent')
    .execute()
  return { key: row.key, status }
}

async function markFailed(db: OpenDatabase, { key }: QueueRow, reason: string): Promise<Change> {
  await db.kysely
    .updateTable('chain_tx')
    .set({ status: 'failed', reason })
    .where('key', '=', key)
    .where('status', '=', 'sent')
    .execute()
  return { key, status: 'failed' }
}

/** Why a call reverted. Receipts do not say, so it makes the call again on the state before its block. */
async function whyReverted(chain: SigningChain, row: QueueRow, blockNumber: bigint): Promise<string> {
  try {
    await chain.client.call({
      account: chain.signer,
      to: row.recipient && bytesToHex(row.recipient),
      data: bytesToHex(row.data),
      blockNumber: blockNumber - 1n,
    })
    return 'The transaction reverted. The same call succeeds on the state before its block: look at its gas limit and at what came before it in the block.'
  } catch (error) {
    return explainRevert(revertData(error) ?? '0x')
  }
}

/**
 * Rechecks every mined row. If its block is no longer at its height, the row goes back to `sent`, to be sent again; if it is
 * deep enough, the row becomes `final`, or `failed` if it reverted.
 */
export async function confirmMined(db: OpenDatabase, chain: SigningChain): Promise<Change[]> {
  const mined = await ownRows(db.kysely, chain, 'mined')
  if (mined.length === 0) return []
  const head = await chain.client.getBlockNumber()
  const hashAt = new Map<string, string | null>()
  const changes: Change[] = []
  for (const row of mined) {
    const height = row.block_number!
    if (!hashAt.has(height)) hashAt.set(height, await blockHash(chain, BigInt(height), head))
    const isInPlace = hashAt.get(height) === bytesToHex(row.block_hash!)
    const depth = head - BigInt(height) + 1n
    if (!isInPlace) changes.push(await backToSent(db, row))
    else if (depth >= BigInt(chain.confirmations)) changes.push(await settle(db, row))
  }
  return changes
}

async function blockHash(chain: SigningChain, height: bigint, head: bigint): Promise<string | null> {
  if (height > head) return null
  return (await chain.client.getBlock({ blockNumber: height })).hash
}

async function backToSent(db: OpenDatabase, { key }: QueueRow): Promise<Change> {
  await db.kysely
    .updateTable('chain_tx')
    .set({
      status: 'sent',
      mined_hash: null,
      block_number: null,
      block_hash: null,
      block_time: null,
      reason: null,
    })
    .where('key', '=', key)
    .where('status', '=', 'mined')
    .execute()
  return { key, status: 'sent' }
}

async function settle(db: OpenDatabase, { key, reason }: QueueRow): Promise<Change> {
  const status = reason === null ? 'final' : 'failed'
  await db.kysely
    .updateTable('chain_tx')
    .set({ status })
    .where('key', '=', key)
    .where('status', '=', 'mined')
    .execute()
  return { key, status }
}
