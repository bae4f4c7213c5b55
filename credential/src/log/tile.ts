import { HASH_BYTES } from './merkle.ts'

/** Hashes in a full tile (C2SP tlog-tiles): eight levels of the tree. */
export const TILE_WIDTH = 256
/** Bytes of a full tile. */
export const TILE_BYTES = TILE_WIDTH * HASH_BYTES

/**
 * A tile: the hashes of the tree's level 8·`level`, from number 256·`index` on, end to end. A tile of `width` hashes is
 * the first 32·width bytes of any later state of the same tile.
 */
export type Tile = { level: number; index: number; hashes: Uint8Array }

/** Which tile, and how many hashes of it a tree of some size has. */
export type TileWidth = { level: number; index: number; width: number }

/** The unfinished tiles at the right edge of a tree: at most one per level, lowest first. Full tiles are not among them. */
export function edgeTiles(size: number): TileWidth[] {
  const tiles: TileWidth[] = []
  for (let level = 0, hashes = size; hashes > 0; level++, hashes = Math.floor(hashes / TILE_WIDTH)) {
    const width = hashes % TILE_WIDTH
    if (width > 0) tiles.push({ level, index: Math.floor(hashes / TILE_WIDTH), width })
  }
  return tiles
}
