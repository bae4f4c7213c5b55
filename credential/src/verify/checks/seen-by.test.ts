import { describe, expect, test } from 'vitest'
import { bundleOf, certificateBy, deployment, NOW, university } from '../../../test/deployment.ts'
import { type TestWitness, testWitness, witnessedBy } from '../../../test/witnesses.ts'
import { digestOf, openPortable } from '../../portable/portable-file.ts'
import { recordAnswers } from '../../portable/recording.ts'
import { parseBundle } from '../evidence/bundle.ts'
import { verifyCertificate } from '../verify-certificate.ts'

const { bundle, root } = await bundleOf(certificateBy(university))
const [first, second, third] = [31, 32, 33].map((seed) => testWitness(seed)) as [
  TestWitness,
  TestWitness,
  TestWitness,
]
const keys = [first, second, third].map(({ verifierKey }) => verifierKey)

async function logCheck(of: typeof bundle, witnesses?: { keys: readonly string[]; quorum: number }) {
  const { verdict, checks } = await verifyCertificate(of, await deployment(root, { witnesses }))
  return { verdict, check: checks.find(({ name }) => name === 'log')! }
}

describe('witnesses', () => {
  test('are named where they are known, and nothing is said where none are', async () => {
    const seen = await witnessedBy(bundle, first, third)
    const { verdict, check } = await logCheck(seen, { keys, quorum: 0 })
    expect(verdict).toBe('VALID')
    expect(check.sentence).toContain(' Seen by 2 of 3 witnesses: witness31.example, witness33.example.')
    expect((await logCheck(seen)).check.sentence).not.toContain('witness')
    expect((await logCheck(bundle, { keys, quorum: 0 })).check.sentence).toContain(
      'Seen by none of 3 witnesses.',
    )
  })

  test('leave the certificate open, and never VALID, where fewer have signed than are asked for', async () => {
    const seen = await witnessedBy(bundle, first, third)
    expect((await logCheck(seen, { keys, quorum: 2 })).verdict).toBe('VALID')
    expect(await logCheck(seen, { keys, quorum: 3 })).toMatchObject({
      verdict: 'CANNOT TELL',
      check: { answer: 'inconclusive', code: 'witnesses-missing', details: { seen: '2', quorum: '3' } },
    })
    expect((await logCheck(bundle, { keys, quorum: 1 })).verdict).toBe('CANNOT TELL')
    expect((await logCheck(seen, { keys: [second.verifierKey], quorum: 1 })).verdict).toBe('CANNOT TELL')
    expect((await logCheck(seen, { keys: [], quorum: 1 })).verdict).toBe('CANNOT TELL')
  })

  test('do not count with a wrong signature, which is reported', async () => {
    const forger = { ...second, sign: first.sign }
    const { verdict, check } = await logCheck(await witnessedBy(bundle, first, forger), { keys, quorum: 2 })
    expect(verdict).toBe('CANNOT TELL')
    expect(check.sentence).toContain('Seen by 1 of 3 witnesses: witness31.example.')
    expect(check.sentence).toContain('A wrong signature does not count: witness32.example.')
    expect(check.details.wrongSignatures).toBe('witness32.example')
  })

  test('do not count twice, with two lines or under two names', async () => {
    const twice = await witnessedBy(bundle, first, first)
    expect((await logCheck(twice, { keys, quorum: 2 })).verdict).toBe('CANNOT TELL')
    const renamed = testWitness(31, 'other.example')
    const both = { keys: [first.verifierKey, renamed.verifierKey], quorum: 2 }
    const ports = await deployment(root, { witnesses: both, reportError: () => {} })
    expect((await verifyCertificate(await witnessedBy(bundle, first, renamed), ports)).verdict).toBe(
      'CANNOT TELL',
    )
  })

  test('of another state of the log do not count for this one', async () => {
    const { bundle: other } = await bundleOf(
      certificateBy(university, { validUntil: '2030-01-01T00:00:00Z' }),
    )
    const { checkpoint } = (await witnessedBy(other, first)).log!
    const moved = {
      ...bundle,
      log: { ...bundle.log!, checkpoint: `${bundle.log!.checkpoint}${checkpoint.split('\n').at(-2)}\n` },
    }
    expect((await logCheck(moved, { keys, quorum: 1 })).verdict).toBe('CANNOT TELL')
  })

  test('excuse nothing: what fails without them fails with all of them', async () => {
    const all = await witnessedBy(bundle, first, second, third)
    const elsewhere = { ...all, log: { ...all.log!, index: 7 } }
    expect((await logCheck(elsewhere, { keys, quorum: 3 })).check.answer).toBe('failed')
  })

  test('are in a saved page, and those that its reader asks for take their place', async () => {
    const seen = parseBundle(await witnessedBy(bundle, first))
    const { ports, recording } = recordAnswers(await deployment(root, { witnesses: { keys, quorum: 0 } }))
    await verifyCertificate(seen, ports)
    const text = JSON.stringify({ bundle: seen, recording, link: '', drawing: null })
    const open = async (witnesses?: { keys: string[]; quorum: number }) => {
      const { verification } = await openPortable(text, digestOf(text), new Date(NOW), { witnesses })
      return [verification.verdict, verification.checks.find(({ name }) => name === 'log')!.sentence]
    }
    expect(await open()).toEqual([
      'VALID',
      expect.stringContaining('Seen by 1 of 3 witnesses: witness31.example.'),
    ])
    expect(await open({ keys, quorum: 2 })).toEqual([
      'CANNOT TELL',
      expect.stringContaining('2 are required'),
    ])
    expect(await open({ keys: [first.verifierKey], quorum: 1 })).toEqual(['VALID', expect.anything()])
  })

  test('cost a certificate less than a kilobyte', async () => {
    const size = (of: unknown) => JSON.stringify(of).length
    expect(size(await witnessedBy(bundle, first, second, third)) - size(bundle)).toBeLessThan(1_000)
  })
})
