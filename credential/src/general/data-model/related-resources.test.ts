import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { base58Encode } from '../../bytes/base58.ts'
import { requireRelatedResources } from './related-resources.ts'

const HELD = 'https://www.w3.org/ns/credentials/v2'
const elsewhere = 'https://example.org/syllabus.pdf'
/** The published SHA-256 and SHA-384 of credentials/v2 (VCDM 2.0 §B.1). */
const sha256 = Buffer.from('EiBZlVztZpfWHgPyslVv6-UwirFoQoRvW1htfx963sknNA', 'base64url').subarray(2)
const sha384 = Buffer.from('l/HrjlBCNWyAX91hr6LFV2Y3heB5Tcr6IeE4/Tje8YyzYBM8IhqjHWiWpr8+ZbYU', 'base64')

const spellings: [string, (bytes: Buffer) => string][] = [
  ['base64url', (bytes) => `u${bytes.toString('base64url')}`],
  ['padded base64url', (bytes) => `U${bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_')}`],
  ['base64', (bytes) => `m${bytes.toString('base64').replace(/=+$/, '')}`],
  ['padded base64', (bytes) => `M${bytes.toString('base64')}`],
  ['base58btc', (bytes) => `z${base58Encode(bytes)}`],
  ['hexadecimal', (bytes) => `f${bytes.toString('hex')}`],
]
const forms: [string, Buffer, number[]][] = [
  ['SHA-256 as multihash', sha256, [0x12, 0x20]],
  ['bare SHA-256', sha256, []],
  ['SHA-384 as multihash', sha384, [0x20, 0x30]],
  ['bare SHA-384', sha384, []],
]
const required = (resource: object) => () => requireRelatedResources({ id: HELD, ...resource })

describe.each(forms)('a digestMultibase that is %s', (_name, digest, header) => {
  test.each(spellings)('is read in %s, and must be the published one', (_base, spell) => {
    const spelt = (bytes: Buffer) => spell(Buffer.concat([Buffer.from(header), bytes]))
    expect(required({ digestMultibase: spelt(digest) })).not.toThrow()
    const another = createHash(digest.length === 32 ? 'sha256' : 'sha384')
      .update('x')
      .digest()
    expect(required({ digestMultibase: spelt(another) })).toThrow('differs from the published one')
    expect(required({ id: elsewhere, digestMultibase: spelt(another) })).not.toThrow()
  })
})

describe('a related resource', () => {
  test('may have several digests, each of which must agree', () => {
    const sri = `sha384-${sha384.toString('base64')}`
    const multibase = `u${sha256.toString('base64url')}`
    expect(
      required({ digestSRI: [sri], digestMultibase: [multibase, `f${sha384.toString('hex')}`] }),
    ).not.toThrow()
    expect(required({ digestSRI: sri, digestMultibase: [multibase, `f${'00'.repeat(48)}`] })).toThrow(
      'differs',
    )
    // Digests are compared by value, also between `digestSRI` and `digestMultibase`.
    expect(required({ digestMultibase: `f${'00'.repeat(48)}` })).toThrow('differs')
  })

  test.each([
    ['', 'cannot be read'],
    ['u', 'cannot be read'],
    ['uAAAA', 'cannot be read'],
    [`x${'A'.repeat(43)}`, 'cannot be read'],
    [`u${Buffer.alloc(33).toString('base64url')}`, 'cannot be read'],
    [`u${Buffer.concat([Buffer.from([0x11, 0x20]), sha256]).toString('base64url')}`, 'cannot be read'],
    [7, 'cannot be read'],
    [null, 'cannot be read'],
    [[], 'neither'],
  ])('with the digestMultibase %j is refused', (digestMultibase, problem) => {
    expect(required({ id: elsewhere, digestMultibase })).toThrow(problem)
  })
})
