import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import { emptyRoot, HASH_BYTES, nodeHash, perfectRoot } from './merkle.ts'
import { edgeTiles, TILE_BYTES, TILE_WIDTH, type Tile } from './tile.ts'

/** The tree after an append. `tiles` are all tiles that changed, each in its newest state. */
export type Appended = { size: number; root: Uint8Array; tiles: Tile[] }

/** The tile that grows at one level. */
type Growing = { index: number; width: number; hashes: Uint8Array; changed: boolean }

/**
 * Appends leaves to a tree of `size` leaves. `edge` holds the tiles that `edgeTiles(size)` names (bytes beyond the named
 * width are ignored). Appending nothing gives the current root. Throws a `RangeError` if an edge tile is missing or too
 * short. Costs about two hashes per leaf.
 */
export function appendLeaves(
  size: number,
  edge: readonly Tile[],
  leafHashes: Iterable<Uint8Array>,
  sha256: Sha256 = defaultSha256,
): Appended {
  const levels = openEdge(size, edge)
  const tiles: Tile[] = []
  let newSize = size
  for (const leaf of leafHashes) {
    addHash(levels, 0, leaf, tiles, sha256)
    newSize++
  }
  for (const [level, tile] of levels.entries()) {
    if (!tile.changed || tile.width === 0) continue
    tiles.push({ level, index: tile.index, hashes: tile.hashes.slice(0, tile.width * HASH_BYTES) })
  }
  return { size: newSize, root: rootOfEdge(levels, sha256), tiles }
}

function openEdge(size: number, edge: readonly Tile[]): Growing[] {
  const levels: Growing[] = []
  for (let hashes = size; hashes > 0; hashes = Math.floor(hashes / TILE_WIDTH)) {
    levels.push(emptyTile(Math.floor(hashes / TILE_WIDTH)))
  }
  for (const { level, index, width } of edgeTiles(size)) {
    const tile = edge.find((candidate) => candidate.level === level && candidate.index === index)
    if (tile === undefined || tile.hashes.length < width * HASH_BYTES) {
      throw new RangeError(
        `Tile ${index} of level ${level} is needed with ${width} hashes to append at size ${size}`,
      )
    }
    levels[level]!.hashes.set(tile.hashes.subarray(0, width * HASH_BYTES))
    levels[level]!.width = width
  }
  return levels
}

function addHash(levels: Growing[], level: number, hash: Uint8Array, tiles: Tile[], sha256: Sha256): void {
  levels[level] ??= emptyTile(0)
  const tile = levels[level]
  tile.hashes.set(hash, tile.width * HASH_BYTES)
  tile.width++
  tile.changed = true
  if (tile.width < TILE_WIDTH) return
  tiles.push({ level, index: tile.index, hashes: tile.hashes })
  levels[level] = emptyTile(tile.index + 1)
  addHash(levels, level + 1, perfectRoot(tile.hashes, sha256), tiles, sha256)
}

function emptyTile(index: number): Growing {
  return { index, width: 0, hashes: new Uint8Array(TILE_BYTES), changed: false }
}

/** Joins the perfect subtrees of the right edge, from the smallest at the right to the largest at the left. */
function rootOfEdge(levels: readonly Growing[], sha256: Sha256): Uint8Array {
  let root: Uint8Array | undefined
  for (const { width, hashes } of levels) {
    let end = width
    for (let count = 1; end > 0; count *= 2) {
      if ((end & count) === 0) continue
      const subtree = perfectRoot(hashes.subarray((end - count) * HASH_BYTES, end * HASH_BYTES), sha256)
      root = root === undefined ? subtree : nodeHash(subtree, root, sha256)
      end -= count
    }
  }
  return root ?? emptyRoot(sha256)
}
