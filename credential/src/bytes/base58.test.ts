import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base58Decode, base58Encode } from './base58.ts'
import { utf8 } from './bytes.ts'

test('base58 has the published examples of the base58 draft', () => {
  expect(base58Encode(utf8('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U')
  expect(base58Encode(utf8('The quick brown fox jumps over the lazy dog.'))).toBe(
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  )
  expect(base58Encode(Uint8Array.of(0, 0, 0x28, 0x7f, 0xb4, 0xcd))).toBe('11233QC4')
})

test('base58 reads back what it writes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(base58Decode(base58Encode(bytes))).toEqual(bytes)
    }),
    { numRuns: 500 },
  )
})

test('base58 refuses characters outside its alphabet and values without end', () => {
  for (const bad of ['0', 'O', 'I', 'l', ' ', 'é']) expect(() => base58Decode(bad)).toThrow(TypeError)
  expect(() => base58Decode('1'.repeat(257))).toThrow('256')
})
