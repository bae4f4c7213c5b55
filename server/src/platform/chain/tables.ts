import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { GenesisSettings } from './embedded/genesis.ts'

/** int8: `pg` returns it as text, and takes a bigint or number. */
type Int8 = ColumnType<string, bigint | number, bigint | number>
type NullableInt8 = ColumnType<string | null, bigint | number | null, bigint | number | null>
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
type NullableBytes = ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>

/** The tables of the embedded chain (all but the last) and of the signer queue. Deployment-wide, never sharded. */
export interface ChainTables {
  /** One row: the installation's chain id, hardfork schedule and first accounts. */
  chain_genesis: { id: number; settings: JSONColumnType<GenesisSettings> }
  /** One row, changed by compare-and-set only: the newest block. */
  chain_head: { id: number; number: Int8; hash: Bytes }
  chain_block: { number: Int8; hash: Bytes; rlp: Bytes; receipts: Bytes }
  /** Index: where a transaction is. */
  chain_transaction: { hash: Bytes; block_number: Int8; position: number }
  /** Index for eth_getLogs; the data of a log is in its block's receipts. */
  chain_log: {
    block_number: Int8
    log_index: number
    address: Bytes
    topic0: NullableBytes
    topic1: NullableBytes
    topic2: NullableBytes
    topic3: NullableBytes
  }
  /** Trie nodes (key: Keccak-256 of the value) and contract code (key: 'c' and the Keccak-256). */
  chain_node: { hash: Bytes; value: Bytes }
  /** The signer queue: one row per transaction that the platform wants on the chain. */
  chain_tx: {
    key: string
    status: ColumnType<QueueStatus, QueueStatus | undefined, QueueStatus>
    /** null: contract creation. */
    recipient: NullableBytes
    data: Bytes
    gas: NullableInt8
    chain_id: NullableInt8
    signer: NullableBytes
    nonce: NullableInt8
    /** Every raw transaction ever signed for the nonce, oldest first; `hashes` in the same order. */
    raws: ColumnType<Buffer[], Uint8Array[] | undefined, Uint8Array[]>
    hashes: ColumnType<Buffer[], Uint8Array[] | undefined, Uint8Array[]>
    /** When the newest raw transaction was committed, or last resent. */
    sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    mined_hash: NullableBytes
    block_number: NullableInt8
    block_hash: NullableBytes
    /** Unix seconds. */
    block_time: NullableInt8
    reason: string | null
    created_at: Generated<Date>
  }
}

/** `queued` → `sent` → `mined` → `final`, or `failed` with a reason; a reorganisation takes `mined` back to `sent`. */
export type QueueStatus = 'queued' | 'sent' | 'mined' | 'final' | 'failed'

/** A database, or a transaction on it. */
export type ChainDb = Kysely<Database>
