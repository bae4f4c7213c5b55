import { equalsBytes, unprefixedHexToBytes } from '@ethereumjs/util'
import { sql } from 'kysely'
import type { ChainDb } from '../tables.ts'
import type { ExecutedBlock } from './execute-block.ts'

/** How the index rows of a block differ from its transactions and logs; null if they do not. */
export async function indexDifference(
  db: ChainDb,
  { block, receipts }: ExecutedBlock,
): Promise<string | null> {
  const number = block.header.number.toString()
  const transactions = await db
    .selectFrom('chain_transaction')
    .select(['hash', 'position'])
    .where('block_number', '=', number)
    .orderBy('position')
    .execute()
  const hashes = block.transactions.map((transaction) => transaction.hash())
  const fits =
    transactions.length === hashes.length &&
    transactions.every((row, i) => row.position === i && equalsBytes(row.hash, hashes[i]!))
  if (!fits) return 'The index of its transactions was changed.'

  const rows = await db
    .selectFrom('chain_log')
    .selectAll()
    .where('block_number', '=', number)
    .orderBy('log_index')
    .execute()
  const logs = receipts.flatMap((receipt) => receipt.logs)
  const same =
    rows.length === logs.length &&
    rows.every((row, i) => {
      const { address, topics } = logs[i]!
      const stored = [row.topic0, row.topic1, row.topic2, row.topic3]
      return (
        row.log_index === i &&
        equalsBytes(row.address, address) &&
        stored.every((topic, n) => sameOrAbsent(topic, topics[n]))
      )
    })
  return same ? null : 'The index of its logs was changed.'
}

/** Which node of a block is not stored as it was made; null if all are. */
export async function nodeDifference(db: ChainDb, nodes: Map<string, Uint8Array>): Promise<string | null> {
  const keys = [...nodes.keys()]
  const { rows } = await sql<{ hash: Buffer; value: Buffer }>`
    SELECT hash, value FROM chain_node WHERE hash = any(${keys.map(unprefixedHexToBytes)}::bytea[])`.execute(
    db,
  )
  const stored = new Map(rows.map((row) => [row.hash.toString('hex'), row.value]))
  for (const [key, value] of nodes) {
    const found = stored.get(key)
    if (!found) return `Trie node ${key} is missing.`
    if (!equalsBytes(found, value)) return `Trie node ${key} was changed.`
  }
  return null
}

function sameOrAbsent(stored: Uint8Array | null, made: Uint8Array | undefined): boolean {
  return stored === null || made === undefined
    ? stored === null && made === undefined
    : equalsBytes(stored, made)
}
