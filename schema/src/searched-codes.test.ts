import { describe, expect, test } from 'vitest'
import { pieceOfCode, searchedCodes } from './searched-codes.ts'

const hash = '5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'
const link = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy'

describe('a search without results looks like', () => {
  test.each([
    ['a part of a number', '102', 'number'],
    ['a number as it is printed', 'No. 1024', 'number'],
    ['the middle of a hash', hash.slice(10, 30), 'hash'],
    ['a hash without its beginning', hash, 'hash'],
    ['too little of a hash', '0x5C50', 'hash'],
    ['the middle of a link', link.slice(12, 30), 'link'],
    ['too little of a link', 'ipfs://bafk', 'link'],
  ])('%s: %s', (_what, search, kind) => {
    expect(pieceOfCode(search)).toBe(kind)
  })
})

test.each([undefined, '', 'Mariam', 'facade', 'نورة', 'Civil Engineering 2', '2026-06-30'])(
  '%s is not a code',
  (search) => {
    expect(pieceOfCode(search)).toBeUndefined()
  },
)

test('who typed what finds a code needs no advice', () => {
  for (const search of [`0x${hash}`, `0x${hash.slice(0, 8)}`, `ipfs://${link}`, link.slice(0, 12)])
    expect(pieceOfCode(search)).toBeUndefined()
  expect(searchedCodes.link.test(link)).toBe(true)
})
