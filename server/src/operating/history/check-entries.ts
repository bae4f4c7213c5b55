import { appendLeaves, edgeTiles, leafHash, type Tile } from '@credenza/credential/log'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Steps } from '../../platform/steps.ts'
import { type LogHead, readEdge, readEntries, rootIfThere, tileReader } from '../../proof/log/read-log.ts'
import type { LogName } from '../../proof/log/tables.ts'
import { isEqual, type LogCheck, type LogPart } from './log-part.ts'

const batch = 4096

/** Checks that the entries are complete and give the stored tiles and the head. */
export async function* checkEntries(
  ctx: Context,
  { log, head, from, bad }: LogPart,
): Steps<LogCheck | undefined> {
  const readTile = tileReader(ctx.db, log)

  let size = from?.size ?? 0
  if (from && !(await isState(from, readTile)))
    return bad(size, 'the log differs from the checkpoint to begin with')
  let edge = await readEdge(ctx.db, log, size)
  while (size < head.size) {
    const entries = await readEntries(ctx.db, log, size, Math.min(size + batch, head.size))
    const hashes = entries.map((entry) => leafHash(entry, sha256))
    const wrong = await firstDifference(readTile, size, hashes)
    if (wrong !== undefined) return bad(wrong, 'the entry was changed or moved')
    if (entries.length < Math.min(batch, head.size - size)) {
      return bad(await firstGap(ctx, log, size), 'the entry is missing')
    }
    const grown = appendLeaves(size, edge, hashes, sha256)
    size = grown.size
    edge = edgeTiles(size).map(({ level, index }) => keep(level, index, grown.tiles, edge))
    yield
  }
  const { root } = appendLeaves(size, edge, [], sha256)
  if (!Buffer.from(root).equals(head.root))
    return bad(size, 'the root of all entries is not the recorded one')
  const extra = await ctx.db
    .selectFrom('log_entry')
    .select('index')
    .where('log', '=', log)
    // Read in one statement with the head, because the log may grow in between.
    .where('index', '>=', (now) => now.selectFrom('log_head').select('size').where('log', '=', log))
    .orderBy('index')
    .limit(1)
    .executeTakeFirst()
  return extra && bad(Number(extra.index), 'the entry was added past the head')
}

/** Tells whether the stored tiles give this root. */
async function isState({ size, root }: LogHead, readTile: ReturnType<typeof tileReader>): Promise<boolean> {
  const found = await rootIfThere(size, readTile)
  return found !== undefined && isEqual(found, root)
}

const keep = (level: number, index: number, changed: readonly Tile[], before: readonly Tile[]): Tile => {
  const same = (tile: Tile) => tile.level === level && tile.index === index
  return changed.find(same) ?? before.find(same)!
}

/** Compares leaf hashes with the stored tiles of level 0. */
async function firstDifference(
  readTile: ReturnType<typeof tileReader>,
  from: number,
  hashes: readonly Uint8Array[],
): Promise<number | undefined> {
  let tile: Uint8Array = new Uint8Array()
  for (const [i, leaf] of hashes.entries()) {
    const index = from + i
    if (i === 0 || index % 256 === 0) tile = await readTile(0, Math.floor(index / 256))
    const at = (index % 256) * 32
    if (!Buffer.from(leaf).equals(tile.subarray(at, at + 32))) return index
  }
  return undefined
}

async function firstGap(ctx: Context, log: LogName, from: number): Promise<number> {
  const { rows } = await sql<{ index: string }>`
    SELECT index FROM log_entry WHERE log = ${log} AND index >= ${from} ORDER BY index LIMIT ${batch}`.execute(
    ctx.db,
  )
  const gap = rows.findIndex((row, i) => Number(row.index) !== from + i)
  return from + (gap < 0 ? rows.length : gap)
}
