import type { Block } from '@ethereumjs/block'
import { equalsBytes } from '@ethereumjs/util'
import { sql } from 'kysely'
import type { ChainDb } from '../tables.ts'
import { decodeBlock } from './blocks.ts'
import { type Engine, engineFor, findGenesis } from './engine.ts'
import { keccak256 } from './evm-crypto.ts'
import { type ExecutedBlock, replayBlock } from './execute-block.ts'
import { type GenesisSettings, genesisBlock } from './genesis.ts'
import { encodeReceipts } from './receipts.ts'
import { indexDifference, nodeDifference } from './verify-rows.ts'

export type ChainVerdict = { ok: true; blocks: number } | { ok: false; block: number; reason: string }

/**
 * Runs the embedded chain again from its genesis and compares everything stored with the result: block hashes and links, state,
 * receipts, indexes, trie nodes, head. Names the first block that is missing or differs. `blocks` includes the genesis. Runs
 * about 100 to 200 transactions per second; the chain may grow in the meantime.
 *
 * This shows that the rows are consistent with each other. A database that was replaced as a whole is consistent too, so
 * compare the newest hash with one published elsewhere.
 */
export async function verifyChain(db: ChainDb): Promise<ChainVerdict> {
  const settings = await findGenesis(db)
  if (!settings) return { ok: false, block: 0, reason: 'The settings that the chain began with are gone.' }
  const opened = await openGenesis(db, settings)
  if (!opened) return { ok: false, block: 0, reason: 'The stored settings give no genesis block.' }
  const { engine, genesis } = opened
  const first = await storedRow(db, 0)
  if (!first) return { ok: false, block: 0, reason: 'The genesis block is missing.' }
  if (
    !equalsBytes(first.hash, genesis.block.hash()) ||
    !equalsBytes(first.rlp, genesis.block.serialize()) ||
    !equalsBytes(first.receipts, encodeReceipts([]))
  )
    return { ok: false, block: 0, reason: 'The genesis block does not follow from the stored settings.' }
  const changed = await nodeDifference(db, genesis.nodes)
  if (changed) return { ok: false, block: 0, reason: changed }

  let parent = genesis.block
  for (;;) {
    const number = Number(parent.header.number) + 1
    const row = await storedRow(db, number)
    if (!row) {
      const verdict = await endOfChain(db, parent)
      if (verdict === 'grown') continue
      const stray = verdict.ok && (await strayRow(db))
      return stray ? { ok: false, block: 0, reason: stray } : verdict
    }
    const outcome = await checkBlock(engine, parent, row)
    if ('reason' in outcome) return { ok: false, block: number, reason: outcome.reason }
    parent = outcome.block
  }
}

/** The rules in the stored settings, and their block 0; null if the settings are not valid. */
async function openGenesis(db: ChainDb, settings: GenesisSettings) {
  try {
    return { engine: engineFor(db, settings), genesis: await genesisBlock(settings) }
  } catch {
    return null
  }
}

/** Finds rows that the chain never reads: second settings or heads, and nodes whose name is not their hash. */
async function strayRow(db: ChainDb): Promise<string | null> {
  const { rows } =
    await sql`SELECT 1 FROM chain_genesis WHERE id <> 1 UNION ALL SELECT 1 FROM chain_head WHERE id <> 1`.execute(
      db,
    )
  if (rows.length > 0) return 'There are settings or a head beside those of the chain.'
  for (let after: Uint8Array = new Uint8Array(); ; ) {
    const page = await db
      .selectFrom('chain_node')
      .selectAll()
      .where('hash', '>', Buffer.from(after))
      .orderBy('hash')
      .limit(1000)
      .execute()
    // Code is stored under 'c' and its hash.
    const wrong = page.find(
      ({ hash, value }) => !equalsBytes(keccak256(value), hash.subarray(-32)) || hash.length > 33,
    )
    if (wrong) return `Trie node ${wrong.hash.toString('hex')} is named after other bytes.`
    if (page.length < 1000) return null
    after = page.at(-1)!.hash
  }
}

interface BlockRow {
  hash: Buffer
  rlp: Buffer
  receipts: Buffer
}

async function storedRow(db: ChainDb, number: number): Promise<BlockRow | undefined> {
  return db
    .selectFrom('chain_block')
    .select(['hash', 'rlp', 'receipts'])
    .where('number', '=', String(number))
    .executeTakeFirst()
}

async function checkBlock(
  engine: Engine,
  parent: Block,
  row: BlockRow,
): Promise<{ block: Block } | { reason: string }> {
  let block: Block
  try {
    block = decodeBlock(engine.rules, row.rlp)
  } catch {
    return { reason: 'Its bytes are not a block of this chain.' }
  }
  if (!equalsBytes(block.hash(), row.hash)) return { reason: 'Its bytes do not have the stored hash.' }
  const misfit = headerMisfit(parent, block)
  if (misfit) return { reason: misfit }
  let executed: ExecutedBlock
  try {
    executed = await replayBlock(engine, parent, block)
  } catch (error) {
    return { reason: `Running it again does not lead to its header: ${messageOf(error)}` }
  }
  if (!equalsBytes(encodeReceipts(executed.receipts), row.receipts))
    return { reason: 'Its receipts are not those of its transactions.' }
  const difference =
    (await indexDifference(engine.db, executed)) ?? (await nodeDifference(engine.db, executed.nodes))
  return difference ? { reason: difference } : { block }
}

/** Checks what running a block does not: that its header continues the parent's. */
function headerMisfit(parent: Block, block: Block): string | null {
  const { header } = block
  if (!equalsBytes(header.parentHash, parent.hash())) return 'It does not follow the block before it.'
  if (header.number !== parent.header.number + 1n) return 'It carries another number than its place.'
  if (header.timestamp <= parent.header.timestamp)
    return 'Its time does not pass that of the block before it.'
  if (header.gasLimit !== parent.header.gasLimit) return 'Its gas limit changed.'
  if (header.baseFeePerGas !== parent.header.calcNextBaseFee()) return 'Its base fee is wrong.'
  return null
}

/** Called if there is no block after `last`. That is right if the head and the indexes agree, or if a block was just added. */
async function endOfChain(db: ChainDb, last: Block): Promise<ChainVerdict | 'grown'> {
  const number = Number(last.header.number)
  const { rows } = await sql<{ head: string | null; hash: Buffer | null; has_later: boolean }>`
    SELECT (SELECT number FROM chain_head WHERE id = 1) AS head, (SELECT hash FROM chain_head WHERE id = 1) AS hash,
      EXISTS (SELECT 1 FROM (SELECT number FROM chain_block UNION ALL SELECT block_number FROM chain_transaction
        UNION ALL SELECT block_number FROM chain_log) AS later (number) WHERE number > ${number}) AS has_later`.execute(
    db,
  )
  const { head, hash, has_later } = rows[0]!
  if (Number(head) > number || has_later) {
    if (Number(head) > number && (await storedRow(db, number + 1))) return 'grown'
    return {
      ok: false,
      block: number + 1,
      reason: 'It is missing or cut off, although rows of it or after it exist.',
    }
  }
  if (Number(head) !== number || !hash || !equalsBytes(hash, last.hash()))
    return { ok: false, block: number, reason: 'The head row does not point to the last block.' }
  return { ok: true, blocks: number + 1 }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/ \(vm hf=.*$/s, '') : String(error)
}
