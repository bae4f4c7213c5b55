import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTilePath, tilePath } from './tile-path.ts'

test('paths are those of the tlog-tiles specification', () => {
  const full = { kind: 'hashes', level: 0, width: 256 } as const
  expect(tilePath({ ...full, index: 1_234_067 })).toBe('tile/0/x001/x234/067')
  expect(tilePath({ ...full, index: 0 })).toBe('tile/0/000')
  expect(tilePath({ ...full, index: 273, width: 112 })).toBe('tile/0/273.p/112')
  expect(tilePath({ kind: 'entries', index: 1000, width: 1 })).toBe('tile/entries/x001/000.p/1')
})

test('each file has one path, and each path reads back', () => {
  const width = fc.integer({ min: 1, max: 256 })
  const file = fc.oneof(
    fc.record({ kind: fc.constant('hashes' as const), level: fc.nat(63), index: fc.nat(), width }),
    fc.record({ kind: fc.constant('entries' as const), index: fc.nat(), width }),
  )
  fc.assert(
    fc.property(file, (value) => {
      expect(parseTilePath(tilePath(value))).toEqual(value)
    }),
  )
})

test.each([
  'tile/0/1',
  'tile/00/001',
  'tile/64/001',
  'tile/0/x000/001',
  'tile/0/001.p/0',
  'tile/0/001.p/256',
  'tile/0/001.p/257',
  'tile/0/001.p/01',
  'tile/0/../001',
  'tile/data/001',
  'tile/0/x999/x999/x999/x999/x999/x999/999',
])('the spelling %s is refused', (path) => {
  expect(parseTilePath(path)).toBeUndefined()
})
