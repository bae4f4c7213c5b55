import { type Selectable, sql } from 'kysely'
import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'
import type { ChainDb, ChainTables, QueueStatus } from '../tables.ts'

/** A transaction that the platform wants on the chain. */
export interface WantedTransaction {
  /** Identifies the request for ever: a key is sent once. */
  key: string
  /** null creates a contract. */
  to: Address | null
  data: Hex
  /** Gas limit; estimated when not given. */
  gas?: bigint
}

/** The state of a transaction. `hash` is the one that was mined, or until then the newest. Times are Unix seconds. */
export interface TransactionState {
  status: QueueStatus
  hash: Hex | null
  blockNumber: number | null
  blockTime: number | null
  /** Why it failed, or, while `mined`, why it will have failed once final. */
  reason?: string
}

/** Notification channel that wakes the signer. Polling finds the row too, only later. */
export const queueChannel = 'chain_tx'

/** Like `enqueueTransactions`, for one transaction. */
export const enqueueTransaction = (tx: ChainDb, wanted: WantedTransaction): Promise<void> =>
  enqueueTransactions(tx, [wanted])

/**
 * Enqueues transactions in the caller's database transaction, once per key: a second call with the same content does nothing,
 * one with different content throws.
 */
export async function enqueueTransactions(tx: ChainDb, wanted: readonly WantedTransaction[]): Promise<void> {
  if (wanted.length === 0) return
  const inserted = await tx
    .insertInto('chain_tx')
    .values(
      wanted.map(({ key, to, data, gas }) => ({
        key,
        recipient: to && hexToBytes(to),
        data: hexToBytes(data),
        gas: gas ?? null,
        reason: null,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute()
  const fresh = new Set(inserted.map(({ key }) => key))
  for (const one of wanted) if (!fresh.has(one.key)) await requireSameContent(tx, one)
  if (fresh.size > 0) await sql`SELECT pg_notify(${queueChannel}, '')`.execute(tx)
}

async function requireSameContent(tx: ChainDb, { key, to, data }: WantedTransaction): Promise<void> {
  const row = await tx
    .selectFrom('chain_tx')
    .select(['recipient', 'data'])
    .where('key', '=', key)
    .executeTakeFirst()
  const recipient = row?.recipient ? bytesToHex(row.recipient) : null
  if (row && recipient === (to?.toLowerCase() ?? null) && bytesToHex(row.data) === data.toLowerCase()) return
  throw new Error(`The key "${key}" already stands for another chain transaction. Choose another key.`)
}

/** The state of the transaction with this key; null when none was ever enqueued. */
export async function transactionByKey(db: ChainDb, key: string): Promise<TransactionState | null> {
  return (await transactionsByKey(db, [key])).get(key) ?? null
}

/** Like `transactionByKey`, for many keys in one query. Leaves out keys that were never enqueued. */
export async function transactionsByKey(
  db: ChainDb,
  keys: readonly string[],
): Promise<Map<string, TransactionState>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('chain_tx')
    .select(['key', 'status', 'hashes', 'mined_hash', 'block_number', 'block_time', 'reason'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.key, stateOf(row)]))
}

/** Hashes, by key, of those transactions that are currently in a block. A reorganisation can remove one again. */
export async function transactionHashes(db: ChainDb, keys: readonly string[]): Promise<Map<string, Hex>> {
  const states = await transactionsByKey(db, keys)
  return new Map(
    [...states].flatMap(([key, { hash, blockNumber }]) =>
      hash && blockNumber !== null ? [[key, hash]] : [],
    ),
  )
}

type StateRow = Pick<
  Selectable<ChainTables['chain_tx']>,
  'status' | 'hashes' | 'mined_hash' | 'block_number' | 'block_time' | 'reason'
>

function stateOf(row: StateRow): TransactionState {
  const hash = row.mined_hash ?? row.hashes.at(-1)
  return {
    status: row.status,
    hash: hash ? bytesToHex(hash) : null,
    blockNumber: row.block_number === null ? null : Number(row.block_number),
    blockTime: row.block_time === null ? null : Number(row.block_time),
    ...(row.reason === null ? {} : { reason: row.reason }),
  }
}
