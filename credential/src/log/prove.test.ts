import { describe, expect, test } from 'vitest'
import { nodeSha256 } from '../../test/keys.ts'
import { checkLargeLog } from '../../test/large-log.ts'
import { memoryLog, numberedLeaves, referenceRoot } from '../../test/memory-log.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import { proveConsistency, proveInclusion } from './prove.ts'
import { edgeTiles } from './tile.ts'
import { verifyConsistency, verifyInclusion } from './verify-proof.ts'

const inclusionHolds = (
  leaf: Uint8Array,
  index: number,
  size: number,
  path: Uint8Array[],
  root: Uint8Array,
) => verifyInclusion(leaf, { index, size, path }, root, nodeSha256)

/** One more than a full tree of five levels. */
const most = 33

describe(`all trees up to ${most} leaves`, () => {
  const leaves = numberedLeaves(0, most)
  const roots = Array.from({ length: most + 1 }, (_, size) => referenceRoot(leaves.slice(0, size)))
  const log = memoryLog()
  log.append(leaves)

  test('each leaf is proven in each tree, and only at its own index, size and root', async () => {
    for (let size = 1; size <= most; size++) {
      for (let index = 0; index < size; index++) {
        const path = await proveInclusion(index, size, log.readTile, nodeSha256)
        const leaf = leaves[index]!
        const root = roots[size]!
        expect(inclusionHolds(leaf, index, size, path, root)).toBe(true)
        expect(inclusionHolds(leaf, index, size, [...path, leaf], root)).toBe(false)
        expect(inclusionHolds(leaf, index, size, [leaf, ...path], root)).toBe(false)
        expect(inclusionHolds(leaf, index, size, path, roots[size - 1]!)).toBe(false)
        expect(inclusionHolds(leaf, index, 0, path, root)).toBe(false)
        if (path.length > 0) {
          expect(inclusionHolds(leaf, index, size, path.slice(1), root)).toBe(false)
          expect(inclusionHolds(leaf, index, size, path.slice(0, -1), root)).toBe(false)
          expect(inclusionHolds(leaves[(index + 1) % most]!, index, size, path, root)).toBe(false)
        }
        if (path.length > 1) {
          expect(inclusionHolds(leaf, index, size, [path[1]!, path[0]!, ...path.slice(2)], root)).toBe(false)
        }
        const indexes = Array.from({ length: size }, (_, other) => other)
        const accepted = indexes.filter((other) => inclusionHolds(leaf, other, size, path, root))
        expect(accepted).toEqual([index])
      }
    }
  })

  test('each tree is proven to begin with each smaller one, and with no altered one', async () => {
    for (let later = 0; later <= most; later++) {
      for (let earlier = 0; earlier <= later; earlier++) {
        const path = await proveConsistency(earlier, later, log.readTile, nodeSha256)
        const state = (size: number) => ({ size, root: roots[size]! })
        const altered = (size: number) => ({ size, root: leaves[most - 1]! })
        const holds = (a: { size: number; root: Uint8Array }, b: typeof a, p: Uint8Array[]) =>
          verifyConsistency(a, b, p, nodeSha256)
        expect(holds(state(earlier), state(later), path)).toBe(true)
        expect(holds(altered(earlier), state(later), path)).toBe(false)
        if (earlier > 0) expect(holds(state(earlier), altered(later), path)).toBe(false)
        expect(holds(state(earlier), state(later), [...path, leaves[0]!])).toBe(false)
        if (path.length > 0) {
          expect(holds(state(earlier), state(later), path.slice(1))).toBe(false)
          expect(holds(state(earlier), state(later), path.slice(0, -1))).toBe(false)
          expect(holds({ ...state(earlier), size: earlier + 1 }, state(later), path)).toBe(false)
        }
      }
    }
  })
})

test('a tree of 2^16 + 300 leaves, appended in batches, has the right root, and its leaves are provable', async () => {
  await checkLargeLog(2 ** 16 + 300)
})

test('a tile that a reader keeps is hashed once', async () => {
  const log = memoryLog()
  log.append(numberedLeaves(0, 512))
  const tiles = new Map<string, Promise<Uint8Array>>()
  const readTile = (level: number, index: number) => {
    const key = `${level}/${index}`
    const tile = tiles.get(key) ?? log.readTile(level, index)
    tiles.set(key, tile)
    return tile
  }
  let hashed = 0
  const counting: Sha256 = (data) => {
    hashed++
    return nodeSha256(data)
  }
  const first = await proveInclusion(300, 512, readTile, counting)
  expect(hashed).toBeGreaterThan(200)
  hashed = 0
  expect(await proveInclusion(300, 512, readTile, counting)).toEqual(first)
  expect(hashed).toBeLessThan(16)
})

test('sizes and indexes outside the log are refused, and a tile that is cut off is named', async () => {
  const log = memoryLog()
  log.append(numberedLeaves(0, 10))
  await expect(proveInclusion(10, 10, log.readTile)).rejects.toThrow('no leaf 10')
  await expect(proveConsistency(11, 10, log.readTile)).rejects.toThrow('cannot begin')
  await expect(proveInclusion(3, 11, log.readTile)).rejects.toThrow('Tile 0 of level 0')
  expect(edgeTiles(10)).toEqual([{ level: 0, index: 0, width: 10 }])
  expect(edgeTiles(256 * 256 + 1)).toEqual([
    { level: 0, index: 256, width: 1 },
    { level: 2, index: 0, width: 1 },
  ])
})
