import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryLog, numberedLeaves, referenceRoot } from '../../test/memory-log.ts'
import { hexEncode } from '../bytes/bytes.ts'
import { appendLeaves } from './append-leaves.ts'
import { HASH_BYTES } from './merkle.ts'

test('however leaves are split into batches, tiles and root come out the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 6 }), (batches) => {
      const total = batches.reduce((sum, batch) => sum + batch, 0)
      const whole = memoryLog()
      const expected = whole.append(numberedLeaves(0, total))
      const split = memoryLog()
      let from = 0
      let root: Uint8Array | undefined
      for (const batch of batches) {
        root = split.append(numberedLeaves(from, batch)).root
        from += batch
      }
      expect(hexEncode(root!)).toBe(hexEncode(expected.root))
      expect(split.rows).toEqual(whole.rows)
      expect(hexEncode(root!)).toBe(hexEncode(referenceRoot(numberedLeaves(0, total))))
    }),
    { numRuns: 25 },
  )
})

test('a tile only ever grows: each state begins with the one before', () => {
  const log = memoryLog()
  const earlier = new Map<string, Uint8Array>()
  for (let from = 0; from < 1000; from += 77) {
    for (const { level, index, hashes } of log.append(numberedLeaves(from, 77)).tiles) {
      const before = earlier.get(`${level}/${index}`) ?? new Uint8Array()
      expect(hashes.subarray(0, before.length)).toEqual(before)
      earlier.set(`${level}/${index}`, hashes)
    }
  }
})

test('no tile is reported twice, and appending nothing changes nothing', () => {
  const log = memoryLog()
  const { root, tiles } = log.append(numberedLeaves(0, 70_000))
  expect(new Set(tiles.map(({ level, index }) => `${level}/${index}`)).size).toBe(tiles.length)
  expect(log.append([])).toEqual({ size: 70_000, root, tiles: [] })
})

test('an edge tile that is missing or too short is refused instead of forking the log', () => {
  const [leaf] = numberedLeaves(5, 1)
  const short = { level: 0, index: 0, hashes: new Uint8Array(4 * HASH_BYTES) }
  expect(() => appendLeaves(5, [], [leaf!])).toThrow('Tile 0 of level 0 is needed with 5 hashes')
  expect(() => appendLeaves(5, [short], [leaf!])).toThrow('Tile 0 of level 0 is needed with 5 hashes')
})
