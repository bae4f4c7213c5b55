import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { CID } from 'multiformats/cid'
import { create } from 'multiformats/hashes/digest'
import { expect, test } from 'vitest'
import { checkCid, cidOf, cidOfDigest } from './cid.ts'

test('a content identifier equals that of the multiformats library', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
      const digest = createHash('sha256').update(bytes).digest()
      const expected = CID.createV1(0x55, create(0x12, digest)).toString()
      expect(cidOf(bytes)).toBe(expected)
      expect(cidOfDigest(digest)).toBe(expected)
    }),
  )
})

test('the empty block has the identifier that the IPFS world knows', () => {
  expect(cidOf(new Uint8Array())).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku')
})

test('a block is checked against its identifier: one changed byte or letter is noticed', () => {
  const block = Buffer.from('a sealed document')
  expect(checkCid(cidOf(block), block)).toBe(true)
  expect(checkCid(cidOf(block), Buffer.from('a sealed documenT'))).toBe(false)
  expect(checkCid(cidOf(block).toUpperCase(), block)).toBe(false)
})
