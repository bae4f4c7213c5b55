import { type Block, createBlockFromRLP } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import type { ChainDb } from '../tables.ts'
import { decodeReceipts, type ReceiptRecord } from './receipts.ts'

/** A block as stored in the table, decoded. */
export interface StoredBlock {
  block: Block
  receipts: ReceiptRecord[]
}

/** Decodes a stored block; throws when its bytes are not a block of this chain's rules. */
export function decodeBlock(rules: Common, rlp: Uint8Array): Block {
  return createBlockFromRLP(rlp, { common: rules, setHardfork: true })
}

/** Reads blocks of the embedded chain from Postgres, in any process, at any time. */
export interface BlockReader {
  headNumber(): Promise<number>
  head(): Promise<Block>
  byNumber(number: number): Promise<StoredBlock | null>
  hashOf(number: number): Promise<Uint8Array>
  numberOf(hash: Uint8Array): Promise<number | null>
  /** Where a transaction is: block number and position in it. */
  locate(transactionHash: Uint8Array): Promise<{ blockNumber: number; position: number } | null>
}

const cachedBlocks = 64

/** A reader with a small cache, since a sealed block never changes. Queries the head each time. */
export function blockReader(db: ChainDb, rules: Common): BlockReader {
  const cache = new Map<number, StoredBlock>()

  async function byNumber(number: number): Promise<StoredBlock | null> {
    const cached = cache.get(number)
    if (cached) return cached
    const row = await db
      .selectFrom('chain_block')
      .select(['rlp', 'receipts'])
      .where('number', '=', String(number))
      .executeTakeFirst()
    if (!row) return null
    const stored = { block: decodeBlock(rules, row.rlp), receipts: decodeReceipts(row.receipts) }
    cache.set(number, stored)
    if (cache.size > cachedBlocks) cache.delete(cache.keys().next().value!)
    return stored
  }

  async function headNumber(): Promise<number> {
    const head = await db.selectFrom('chain_head').select('number').where('id', '=', 1).executeTakeFirst()
    if (!head) throw new Error('The embedded chain has no head row. Restore the database or start a new one.')
    return Number(head.number)
  }

  return {
    headNumber,
    byNumber,
    head: async () => {
      const number = await headNumber()
      const stored = await byNumber(number)
      if (!stored) throw new Error(`Block ${number} is missing although the head points to it.`)
      return stored.block
    },
    hashOf: async (number) => {
      const stored = await byNumber(number)
      if (!stored) throw new Error(`Block ${number} is missing.`)
      return stored.block.hash()
    },
    numberOf: async (hash) => {
      const row = await db
        .selectFrom('chain_block')
        .select('number')
        .where('hash', '=', Buffer.from(hash))
        .executeTakeFirst()
      return row ? Number(row.number) : null
    },
    locate: async (hash) => {
      const row = await db
        .selectFrom('chain_transaction')
        .select(['block_number', 'position'])
        .where('hash', '=', Buffer.from(hash))
        .executeTakeFirst()
      return row ? { blockNumber: Number(row.block_number), position: row.position } : null
    },
  }
}
