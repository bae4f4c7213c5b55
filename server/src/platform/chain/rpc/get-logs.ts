import type { Engine } from '../embedded/engine.ts'
import { rpcError } from './errors.ts'
import { formatLogs } from './format.ts'
import { addressParam, blockNumberParam, hashParam } from './params.ts'

const mostBlocks = 10_000
const mostLogs = 10_000

/** eth_getLogs: by address, topics and a range of at most 10,000 blocks, or one block by its hash. */
export async function getLogs(engine: Engine, filter: unknown): Promise<unknown[]> {
  if (!filter || typeof filter !== 'object') throw rpcError.invalidParams('missing filter object')
  const { address, topics, ...range } = filter as Record<string, unknown>
  const [from, to] = await rangeOf(engine, range)
  if (to - from + 1 > mostBlocks) throw rpcError.server(`exceed maximum block range: ${mostBlocks}`)

  let query = engine.db
    .selectFrom('chain_log')
    .select(['block_number', 'log_index'])
    .where('block_number', '>=', String(from))
    .where('block_number', '<=', String(to))
    .orderBy('block_number')
    .orderBy('log_index')
    .limit(mostLogs + 1)
  const addresses = listOf(address).map((one) => Buffer.from(addressParam(one, 'address').slice(2), 'hex'))
  if (addresses.length > 0) query = query.where('address', 'in', addresses)
  for (const [column, wanted] of topicsOf(topics)) query = query.where(column, 'in', wanted)

  const hits = await query.execute()
  if (hits.length > mostLogs) throw rpcError.server(`query returned more than ${mostLogs} results`)
  const logs: unknown[] = []
  for (const [number, indexes] of byBlock(hits)) {
    const stored = await engine.blocks.byNumber(number)
    if (!stored) throw new Error(`Block ${number} is missing although its logs are indexed.`)
    const all = formatLogs(stored)
    for (const index of indexes) logs.push(all[index])
  }
  return logs
}

async function rangeOf(engine: Engine, range: Record<string, unknown>): Promise<[number, number]> {
  if (range.blockHash !== undefined) {
    const number = await engine.blocks.numberOf(hashParam(range.blockHash, 'blockHash'))
    if (number === null) throw rpcError.server('unknown block')
    return [number, number]
  }
  const from = await blockNumberParam(engine, range.fromBlock ?? 'latest')
  const to = Math.min(
    await blockNumberParam(engine, range.toBlock ?? 'latest'),
    await engine.blocks.headNumber(),
  )
  if (range.toBlock !== undefined && from > to) throw rpcError.invalidParams('invalid block range params')
  return [from, to]
}

const topicColumns = ['topic0', 'topic1', 'topic2', 'topic3'] as const

/** For each position, null matches everything, a hash matches itself, and a list matches any of its hashes. */
function topicsOf(topics: unknown): [(typeof topicColumns)[number], Buffer[]][] {
  const wanted = listOf(topics)
  if (wanted.length > topicColumns.length) throw rpcError.invalidParams('exceed max topics')
  return topicColumns.flatMap((column, position) => {
    const hashes = listOf(wanted[position]).map((one) => Buffer.from(hashParam(one, 'topic')))
    return hashes.length > 0 ? [[column, hashes] as [typeof column, Buffer[]]] : []
  })
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  const list = Array.isArray(value) ? value : [value]
  if (list.length > 1_000) throw rpcError.invalidParams('exceed max addresses or topics per search position')
  return list
}

function byBlock(hits: { block_number: string; log_index: number }[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const hit of hits) {
    const indexes = found.get(Number(hit.block_number))
    if (indexes) indexes.push(hit.log_index)
    else found.set(Number(hit.block_number), [hit.log_index])
  }
  return found
}
