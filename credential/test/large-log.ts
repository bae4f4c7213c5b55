import fc from 'fast-check'
import { expect } from 'vitest'
import { hexEncode } from '../src/bytes/bytes.ts'
import { nodeHash } from '../src/log/merkle.ts'
import { proveConsistency, proveInclusion, rootAt } from '../src/log/prove.ts'
import { verifyConsistency, verifyInclusion } from '../src/log/verify-proof.ts'
import { nodeSha256 } from './keys.ts'
import { memoryLog, numberedLeaves } from './memory-log.ts'

/** Builds a log of `size` leaves in batches of growing length and proves random leaves and prefixes of random sizes. */
export async function checkLargeLog(size: number): Promise<void> {
  const log = memoryLog()
  const counter = binaryCounter()
  let root: Uint8Array = new Uint8Array()
  for (
    let from = 0, batch = 1;
    from < size;
    from += batch, batch = Math.min(batch * 3 + 1, 100_000, size - from)
  ) {
    const leaves = numberedLeaves(from, batch)
    for (const leaf of leaves) counter.add(leaf)
    root = log.append(leaves).root
  }
  expect(hexEncode(root)).toBe(hexEncode(counter.root()))
  const anySize = fc.integer({ min: 1, max: size })
  await fc.assert(
    fc.asyncProperty(anySize, fc.nat(), async (laterSize, seed) => {
      const index = seed % laterSize
      const laterRoot = await rootAt(laterSize, log.readTile, nodeSha256)
      const [leaf] = numberedLeaves(index, 1)
      const other = (index + 1) % laterSize
      const path = await proveInclusion(index, laterSize, log.readTile, nodeSha256)
      expect(verifyInclusion(leaf!, { index, size: laterSize, path }, laterRoot, nodeSha256)).toBe(true)
      expect(verifyInclusion(leaf!, { index: other, size: laterSize, path }, laterRoot, nodeSha256)).toBe(
        laterSize === 1,
      )
      const earlier = { size: index, root: await rootAt(index, log.readTile, nodeSha256) }
      const proof = await proveConsistency(index, laterSize, log.readTile, nodeSha256)
      expect(verifyConsistency(earlier, { size: laterSize, root: laterRoot }, proof, nodeSha256)).toBe(true)
    }),
    { numRuns: 100 },
  )
}

/** How many tiles one inclusion proof reads. */
export async function tilesRead(size: number, index: number): Promise<number> {
  const log = memoryLog()
  for (let from = 0; from < size; from += 2 ** 18)
    log.append(numberedLeaves(from, Math.min(2 ** 18, size - from)))
  const read = new Set<string>()
  await proveInclusion(index, size, async (level, tile) => {
    read.add(`${level}/${tile}`)
    return log.readTile(level, tile)
  })
  return read.size
}

/** A second way to the root: perfect subtrees merged as a binary counter carries. */
function binaryCounter() {
  const subtrees: (Uint8Array | undefined)[] = []
  return {
    add(leaf: Uint8Array) {
      let carry = leaf
      let height = 0
      for (; subtrees[height] !== undefined; height++) {
        carry = nodeHash(subtrees[height]!, carry, nodeSha256)
        subtrees[height] = undefined
      }
      subtrees[height] = carry
    },
    root(): Uint8Array {
      const present = subtrees.filter((subtree) => subtree !== undefined)
      return present.reduce((right, left) => nodeHash(left, right, nodeSha256))
    },
  }
}
