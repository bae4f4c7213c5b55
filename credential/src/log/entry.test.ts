import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexEncode } from '../bytes/bytes.ts'
import { type CertificateEntry, decodeEntry, encodeEntry, type StatementEntry } from './entry.ts'
import { decodeEntryBundle, encodeEntryBundle } from './entry-bundle.ts'

const issuer = `0x${'0123456789abcdef'.repeat(2)}01234567`
const digest = Uint8Array.from({ length: 32 }, (_, i) => i)
const certificate: CertificateEntry = { kind: 'certificate', issuer, timeMs: 1_763_630_000_123, digest }
const statement: StatementEntry = {
  ...certificate,
  kind: 'statement',
  certificateIndex: 258,
  action: 'revoked',
}

test('the byte layouts are frozen', () => {
  const head = `01${issuer.slice(2)}0000019aa08a27fb`
  const tail = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
  expect(hexEncode(encodeEntry(certificate))).toBe(head + tail)
  expect(hexEncode(encodeEntry(statement))).toBe(`${head}000000000000010204${tail}`)
  expect(encodeEntry(certificate)).toHaveLength(61)
  expect(encodeEntry(statement)).toHaveLength(70)
})

test('every entry reads back as it was written', () => {
  const fields = {
    issuer: fc.stringMatching(/^0x[0-9a-f]{40}$/),
    timeMs: fc.maxSafeNat(),
    digest: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  }
  const action = fc.constantFrom(
    'endorsed' as const,
    'suspended' as const,
    'reinstated' as const,
    'revoked' as const,
    'superseded' as const,
    'key-rotated' as const,
    'key-compromised' as const,
    'approval' as const,
    'approved' as const,
  )
  const entry = fc.oneof(
    fc.record({ kind: fc.constant('certificate' as const), ...fields }),
    fc.record({
      kind: fc.constant('statement' as const),
      certificateIndex: fc.option(fc.maxSafeNat()),
      action,
      ...fields,
    }),
  )
  fc.assert(
    fc.property(entry, (value) => {
      expect(decodeEntry(encodeEntry(value))).toEqual(value)
    }),
  )
})

test('entries of other lengths, versions and actions are refused', () => {
  const bytes = encodeEntry(statement)
  expect(() => decodeEntry(bytes.subarray(1))).toThrow('known version')
  expect(() => decodeEntry(Uint8Array.from(bytes).fill(2, 0, 1))).toThrow('known version')
  expect(() => decodeEntry(Uint8Array.from(bytes).fill(99, 37, 38))).toThrow('unknown action')
  expect(() => decodeEntry(Uint8Array.from(bytes).fill(0xff, 21, 29))).toThrow('out of range')
  expect(() => encodeEntry({ ...certificate, issuer: '0xABC' })).toThrow('issuer')
})

test('an entry bundle reads back, and one that is cut off is refused', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }), (entries) => {
      const bundle = encodeEntryBundle(entries)
      expect(decodeEntryBundle(bundle)).toEqual(entries)
      if (bundle.length > 0) expect(() => decodeEntryBundle(bundle.subarray(0, -1))).toThrow('cut off')
    }),
  )
})
