import { TILE_WIDTH, type TileFile, tilePath } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { served } from '../../platform/http/served.ts'
import type { PublishedPlace } from '../../platform/publication/published-place.ts'
import { newestCheckpoint } from '../../proof/log/checkpoints.ts'
import { withCosignatures } from '../../proof/log/cosignatures.ts'
import { serveTile } from '../../proof/log/serve-log.ts'
import type { LogName } from '../../proof/log/tables.ts'
import { noteProgress, readProgress } from './progress.ts'

/**
 * Publishes a log up to its newest checkpoint (C2SP tlog-tiles): the tiles first, the checkpoint last. Then removes the partial
 * tiles of the previous checkpoint. It is safe to run twice.
 */
export async function publishLog(ctx: Context, published: PublishedPlace, log: LogName): Promise<void> {
  const checkpoint = await newestCheckpoint(ctx.db, log)
  if (!checkpoint) return
  const { size } = checkpoint
  const from = await readProgress(ctx, published.name, `${log}-tiles`)
  for (const file of from < size ? filesBetween(from, size) : []) {
    const path = tilePath(file)
    await published.put(`log/${log}/${path}`, await serveTile(ctx, log, path), served.tile)
  }
  const note = await withCosignatures(ctx.db, log, checkpoint)
  await published.put(`log/${log}/checkpoint`, note, served.checkpoint)
  if (from >= size) return
  const kept = new Set(edgeFiles(size).map(tilePath))
  for (const path of edgeFiles(from).map(tilePath))
    if (!kept.has(path)) await published.remove(`log/${log}/${path}`)
  await noteProgress(ctx, published.name, `${log}-tiles`, size)
}

/** The files that a log of `size` has and a log of `from` lacks: full tiles, and partial ones at the edge. */
function filesBetween(from: number, size: number): TileFile[] {
  const whole = levelsOf(size).flatMap((level) => {
    const tiles = (of: number) => Math.floor(of / TILE_WIDTH ** (level + 1))
    return range(tiles(from), tiles(size)).flatMap((index) => tileFiles(level, index, TILE_WIDTH))
  })
  return [...whole, ...edgeFiles(size)]
}

/** The partial tiles of a log of this size. */
const edgeFiles = (size: number): TileFile[] =>
  levelsOf(size).flatMap((level) => {
    const hashes = Math.floor(size / TILE_WIDTH ** level)
    const width = hashes % TILE_WIDTH
    return width === 0 ? [] : tileFiles(level, Math.floor(hashes / TILE_WIDTH), width)
  })

const tileFiles = (level: number, index: number, width: number): TileFile[] => [
  { kind: 'hashes', level, index, width },
  ...(level === 0 ? [{ kind: 'entries' as const, index, width }] : []),
]

const levelsOf = (size: number): number[] =>
  size === 0 ? [] : range(0, Math.floor(Math.log(size) / Math.log(TILE_WIDTH)) + 1)

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)
