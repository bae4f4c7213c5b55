import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import { emptyRoot, HASH_BYTES, nodeHash, perfectRoot } from './merkle.ts'
import { TILE_BYTES, TILE_WIDTH } from './tile.ts'

/**
 * Reads a tile's bytes at the tree size asked about, or at any later one. If it rejects, the proof rejects with the same
 * error. Each tile is read once per proof. Do not change the returned bytes: hashes of them are cached.
 */
export type ReadTile = (level: number, index: number) => Promise<Uint8Array>

/** The root of the tree at an earlier (or the present) size. */
export async function rootAt(
  size: number,
  readTile: ReadTile,
  sha256: Sha256 = defaultSha256,
): Promise<Uint8Array> {
  return size === 0 ? emptyRoot(sha256) : rangeRoot(0, size, readOnce(readTile), sha256)
}

/**
 * The inclusion proof of leaf `index` in the tree of `size` leaves, RFC 9162 §2.1.3.1: 32-byte hashes from the leaf up.
 * Throws a `RangeError` unless 0 ≤ index < size.
 */
export async function proveInclusion(
  index: number,
  size: number,
  readTile: ReadTile,
  sha256: Sha256 = defaultSha256,
): Promise<Uint8Array[]> {
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(index) || index < 0 || index >= size) {
    throw new RangeError(`There is no leaf ${index} in a log of size ${size}`)
  }
  const siblings: [from: number, to: number][] = []
  let from = 0
  let to = size
  while (to - from > 1) {
    const middle = from + largestPowerBelow(to - from)
    if (index < middle) {
      siblings.unshift([middle, to])
      to = middle
    } else {
      siblings.unshift([from, middle])
      from = middle
    }
  }
  const read = readOnce(readTile)
  return Promise.all(siblings.map(([start, end]) => rangeRoot(start, end, read, sha256)))
}

/**
 * The proof that the tree of `size` leaves begins with the tree of `earlierSize`, RFC 9162 §2.1.4.1. Empty when the
 * sizes are equal or the earlier tree is empty. Throws a `RangeError` unless 0 ≤ earlierSize ≤ size.
 */
export async function proveConsistency(
  earlierSize: number,
  size: number,
  readTile: ReadTile,
  sha256: Sha256 = defaultSha256,
): Promise<Uint8Array[]> {
  if (
    !Number.isSafeInteger(size) ||
    !Number.isSafeInteger(earlierSize) ||
    earlierSize < 0 ||
    earlierSize > size
  ) {
    throw new RangeError(`A log of size ${size} cannot begin with one of size ${earlierSize}`)
  }
  if (earlierSize === 0 || earlierSize === size) return []
  const ranges: [from: number, to: number][] = []
  let from = 0
  let to = size
  // Descends towards the earlier tree's right edge; everything passed on the way is a node of the proof.
  while (earlierSize !== to) {
    const middle = from + largestPowerBelow(to - from)
    if (earlierSize <= middle) {
      ranges.unshift([middle, to])
      to = middle
    } else {
      ranges.unshift([from, middle])
      from = middle
    }
  }
  // If the subtree is the whole earlier tree, the verifier already knows its root.
  if (from > 0) ranges.unshift([from, to])
  const read = readOnce(readTile)
  return Promise.all(ranges.map(([start, end]) => rangeRoot(start, end, read, sha256)))
}

/**
 * Root over leaves `from` to `to` − 1. In proofs, `from` is a multiple of every power of two up to the length of the range.
 */
async function rangeRoot(from: number, to: number, readTile: ReadTile, sha256: Sha256): Promise<Uint8Array> {
  const count = to - from
  const power = largestPowerBelow(count + 1)
  if (power === count) return subtreeRoot(from, count, readTile, sha256)
  const [left, right] = await Promise.all([
    subtreeRoot(from, power, readTile, sha256),
    rangeRoot(from + power, to, readTile, sha256),
  ])
  return nodeHash(left, right, sha256)
}

/** Root of the perfect subtree over the `count` leaves from `from` on, computed from the one tile that spans it. */
async function subtreeRoot(
  from: number,
  count: number,
  readTile: ReadTile,
  sha256: Sha256,
): Promise<Uint8Array> {
  let level = 0
  let leavesPerHash = 1
  while (leavesPerHash * TILE_WIDTH <= count) {
    leavesPerHash *= TILE_WIDTH
    level++
  }
  const position = from / leavesPerHash
  const index = Math.floor(position / TILE_WIDTH)
  const start = (position % TILE_WIDTH) * HASH_BYTES
  const end = start + (count / leavesPerHash) * HASH_BYTES
  const hashes = await readTile(level, index)
  if (hashes.length < end) {
    throw new RangeError(`Tile ${index} of level ${level} has ${hashes.length} bytes; the proof needs ${end}`)
  }
  return rootWithin(hashes, start, end, sha256)
}

/** Caches roots within tiles, by the tile's bytes: readers may give the same bytes to many proofs. */
const knownRoots = new WeakMap<Uint8Array, Map<number, Uint8Array>>()
/** Below this many bytes, hashing is faster than the cache. */
const worthKnowing = 16 * HASH_BYTES

/** Root over the hashes in some bytes of a tile. */
function rootWithin(tile: Uint8Array, start: number, end: number, sha256: Sha256): Uint8Array {
  if (end - start < worthKnowing) return perfectRoot(tile.subarray(start, end), sha256)
  const roots = knownRoots.get(tile) ?? new Map<number, Uint8Array>()
  knownRoots.set(tile, roots)
  const range = start * (TILE_BYTES + 1) + end
  const root = roots.get(range) ?? perfectRoot(tile.subarray(start, end), sha256)
  roots.set(range, root)
  return root
}

function readOnce(readTile: ReadTile): ReadTile {
  const reads = new Map<string, Promise<Uint8Array>>()
  return (level, index) => {
    const key = `${level}/${index}`
    const read = reads.get(key) ?? readTile(level, index)
    reads.set(key, read)
    return read
  }
}

/** The largest power of two below `count` (≥ 2). Also works beyond 2^31, where bit operators fail. */
function largestPowerBelow(count: number): number {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}
