import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel } from '../../documents/in-parallel.ts'
import { unlessAbsent } from '../../unless-absent.ts'
import type { SealedStore } from '../store/sealed-store.ts'
import {
  blockAt,
  blockBytes,
  blockName,
  historyFile,
  historyName,
  type Line,
  type Position,
  segmentAt,
  segmentFile,
} from './positions.ts'

/** Postgres has removed a part of its log that is not stored, so a new base is needed. */
export class WalGap extends Error {
  override name = 'WalGap'
}

const blocksAtOnce = 8

/**
 * Stores the log between two flushed positions as whole blocks; the last one may be incomplete. Storing a part twice writes the
 * same bytes. If interrupted, later blocks may be stored without an earlier one.
 */
export async function shipWal(
  { cluster, store }: { cluster: string; store: SealedStore },
  line: Line,
  { from, until }: { from: Position; until: Position },
): Promise<void> {
  const blocks: Position[] = []
  for (let block = blockAt(from); block < until; block += blockBytes) blocks.push(block)
  await inParallel(blocks, blocksAtOnce, async (block) => {
    const end = block + blockBytes < until ? block + blockBytes : until
    await store.put(blockName(line, block), await readWal(cluster, line, block, end))
  })
}

/**
 * Stores how this timeline branched off from the one before. Otherwise a later restore could begin a timeline of the same
 * number.
 */
export async function shipHistory(
  { cluster, store }: { cluster: string; store: SealedStore },
  line: Line,
): Promise<void> {
  const file = join(cluster, 'pg_wal', historyFile(line.timeline))
  const history = await readFile(file).catch(unlessAbsent)
  if (history) await store.put(historyName(line), history)
}

/** Reads a range within one segment. */
async function readWal(cluster: string, line: Line, from: Position, until: Position): Promise<Uint8Array> {
  const file = segmentFile(line, from)
  const handle = await open(join(cluster, 'pg_wal', file)).catch(unlessAbsent)
  if (!handle) throw new WalGap(`The file ${file} of the database's log is gone before it was stored.`)
  try {
    const bytes = Buffer.alloc(Number(until - from))
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, Number(from - segmentAt(from)))
    if (bytesRead < bytes.length) throw new WalGap(`The file ${file} of the database's log is too short.`)
    return bytes
  } finally {
    await handle.close()
  }
}
