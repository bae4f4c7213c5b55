import { HASH_BYTES, type ReadTile, TILE_WIDTH } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { findCheckpoint } from './checkpoints.ts'
import { tileReader } from './read-log.ts'

// Caches parts of the certificates log that the proofs of many certificates share and that no append changes. Audits read the
// tables instead.

type Kept = Pick<Context, 'db' | 'kept'>

/**
 * Reads tiles for proofs in the tree of `size` leaves. A tile's content at a given size never changes, even if the tile grows
 * later.
 */
export function keptTiles({ db, kept }: Kept, size: number): ReadTile {
  const read = tileReader(db, 'certificates')
  return (level, index) => {
    const width = Math.min(TILE_WIDTH, Math.floor(size / TILE_WIDTH ** level) - index * TILE_WIDTH)
    const isWhole = (hashes: Uint8Array) => hashes.length >= width * HASH_BYTES
    return kept.get('log', `tile ${level}/${index} of ${width}`, () => read(level, index), isWhole)
  }
}

/** The signed checkpoint of exactly this size. */
export const keptCheckpoint = ({ db, kept }: Kept, size: number): Promise<string | undefined> =>
  kept.get('log', `checkpoint ${size}`, () => findCheckpoint(db, 'certificates', size), isThere)

const isThere = (note: string | undefined): boolean => note !== undefined
