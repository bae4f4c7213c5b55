import { describe, expect, test } from 'vitest'
import { bundleOf, certificateBy, university } from '../../../test/deployment.ts'
import { completeBundle, parseBundle } from './bundle.ts'
import { BundleError } from './bundle-problems.ts'
import { FETCHED } from './fetched-evidence.ts'

const { bundle } = await bundleOf(certificateBy(university))

describe('parseBundle', () => {
  test('reads a bundle from text and from JSON alike', () => {
    expect(parseBundle(JSON.stringify(bundle))).toEqual(bundle)
    expect(parseBundle(bundle)).toEqual(bundle)
  })

  test('takes a lone certificate for a bundle without evidence', () => {
    expect(parseBundle(bundle.certificate)).toEqual({ certificate: bundle.certificate, endorsements: [] })
  })

  test.each<[string, unknown]>([
    ['text that is not JSON', 'hello'],
    ['a list', []],
    ['null', null],
    ['an object without certificate', {}],
    ['a certificate that is text', { certificate: 'x' }],
    ['endorsements that are not a list', { ...bundle, endorsements: {} }],
    ['too many endorsements', { ...bundle, endorsements: Array(21).fill({}) }],
    ['a part of another format', { ...bundle, proof: {} }],
    ['a log proof without path', { ...bundle, log: { ...bundle.log, path: undefined } }],
    ['a path of half hashes', { ...bundle, log: { ...bundle.log, path: ['***'] } }],
    ['a path without end', { ...bundle, log: { ...bundle.log, path: Array(65).fill('AAAA') } }],
    ['a negative index', { ...bundle, log: { ...bundle.log, index: -1 } }],
    ['an anchor without contract', { ...bundle, anchor: { chainId: 1 } }],
    ['a file of two megabytes', ' '.repeat(2_000_000)],
  ])('refuses %s with words for its owner', (_, input) => {
    expect(() => parseBundle(input)).toThrow(BundleError)
    expect(() => parseBundle(input)).toThrow(/^(The|This) .+\.$/)
  })
})

describe('completeBundle', () => {
  const { certificate, endorsements, log } = bundle
  const lone = { certificate, endorsements: [] }

  test('adds what is missing', () => {
    const completed = completeBundle(lone, { endorsements, log: log! })
    expect(completed).toEqual({ certificate, endorsements, log, [FETCHED]: ['log', 'endorsements'] })
    expect(JSON.parse(JSON.stringify(completed))).toEqual({ certificate, endorsements, log })
    expect(completeBundle(lone, { endorsements: [] })).toEqual(lone)
  })

  test('keeps what was brought, whatever the deployment has', () => {
    const other = { endorsements: [{ id: 'other' }], log: { ...log!, index: 7 } }
    expect(completeBundle(bundle, other)).toEqual(bundle)
  })

  test('adds what witnesses have signed since, under the same state of the log', () => {
    const signed = { ...log!, checkpoint: `${log!.checkpoint}— witness.example AAAAAAAA\n` }
    expect(completeBundle(bundle, { endorsements, log: signed }).log).toEqual(signed)
    expect(completeBundle({ ...bundle, log: signed }, { endorsements, log: log! }).log).toBe(signed)
  })

  test('takes the newer state of the log, which the chain may know', () => {
    const newer = { ...log!, size: log!.size + 5 }
    expect(completeBundle(bundle, { endorsements: [], log: newer })).toEqual({
      ...bundle,
      log: newer,
      [FETCHED]: ['log'],
    })
    expect(completeBundle({ ...bundle, log: newer }, { endorsements, log: log! }).log).toBe(newer)
  })
})
