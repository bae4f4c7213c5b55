import { unprefixedHexToBytes } from '@ethereumjs/util'
import { sql } from 'kysely'
import type { ChainDb } from '../tables.ts'
import type { ExecutedBlock } from './execute-block.ts'
import { encodeReceipts } from './receipts.ts'

const attempts = 5

/**
 * Appends a block in one compare-and-set statement: head row, block, indexes and trie nodes together or not at all. 'fenced'
 * means that another process appended first: drop the block and start from the new head.
 *
 * If the reply is lost, looks up the stored block before anything is retried.
 */
export async function sealBlock(db: ChainDb, executed: ExecutedBlock): Promise<'sealed' | 'fenced'> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (await appendIfNext(db, executed)) return 'sealed'
      return (await isStored(db, executed)) ? 'sealed' : 'fenced'
    } catch (error) {
      if (attempt === attempts) throw error
      if (await isStored(db, executed).catch(() => false)) return 'sealed'
    }
  }
}

async function isStored(db: ChainDb, { block }: ExecutedBlock): Promise<boolean> {
  const stored = await db
    .selectFrom('chain_block')
    .select('number')
    .where('number', '=', block.header.number.toString())
    .where('hash', '=', Buffer.from(block.hash()))
    .executeTakeFirst()
  return stored !== undefined
}

async function appendIfNext(db: ChainDb, { block, receipts, nodes }: ExecutedBlock): Promise<boolean> {
  const number = block.header.number
  const logs = receipts.flatMap((receipt) => receipt.logs)
  const topic = (n: number) => logs.map((log) => log.topics[n] ?? null)
  const result = await sql<{ moved: string }>`
    WITH head AS (
      UPDATE chain_head SET number = ${number}, hash = ${block.hash()}
      WHERE id = 1 AND number = ${number - 1n} AND hash = ${block.header.parentHash} RETURNING 1),
    block AS (
      INSERT INTO chain_block (number, hash, rlp, receipts)
      SELECT ${number}::bigint, ${block.hash()}::bytea, ${block.serialize()}::bytea, ${encodeReceipts(receipts)}::bytea
      WHERE EXISTS (SELECT 1 FROM head)),
    transactions AS (
      INSERT INTO chain_transaction (hash, block_number, position)
      SELECT t.hash, ${number}::bigint, t.position
      FROM unnest(${block.transactions.map((tx) => tx.hash())}::bytea[], ${block.transactions.map((_, i) => i)}::integer[])
        AS t (hash, position)
      WHERE EXISTS (SELECT 1 FROM head)),
    logs AS (
      INSERT INTO chain_log (block_number, log_index, address, topic0, topic1, topic2, topic3)
      SELECT ${number}::bigint, l.log_index, l.address, l.topic0, l.topic1, l.topic2, l.topic3
      FROM unnest(${logs.map((_, i) => i)}::integer[], ${logs.map((log) => log.address)}::bytea[],
        ${topic(0)}::bytea[], ${topic(1)}::bytea[], ${topic(2)}::bytea[], ${topic(3)}::bytea[])
        AS l (log_index, address, topic0, topic1, topic2, topic3)
      WHERE EXISTS (SELECT 1 FROM head)),
    nodes AS (
      INSERT INTO chain_node (hash, value)
      SELECT n.hash, n.value
      FROM unnest(${[...nodes.keys()].map(unprefixedHexToBytes)}::bytea[], ${[...nodes.values()]}::bytea[]) AS n (hash, value)
      WHERE EXISTS (SELECT 1 FROM head) ON CONFLICT DO NOTHING)
    SELECT count(*) AS moved FROM head`.execute(db)
  return result.rows[0]?.moved === '1'
}
