import { describe, expect, test } from 'vitest'
import { sampleInput } from '../../test/sample-certificate.ts'
import { hashDocument } from '../general/hash-document.ts'
import { buildCertificate } from '../issue/build-certificate.ts'
import { brokenLimit } from './json-limits.ts'

const [V2, OB] = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
]
const others = (count: number) => Array.from({ length: count }, (_, i) => `https://a.example/${i}`)
const credential = (change: object = {}) => ({
  '@context': [V2, OB],
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: 'did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH',
  credentialSubject: { id: 'urn:uuid:9f2b0a34-5f0d-4f2e-8a44-3f6d1b8f8a10' },
  ...change,
})
const endorsement = (at: number) => credential({ id: `urn:example:${at}`, proof: { '@context': [V2, OB] } })

describe('the contexts of a document', () => {
  test.each<[string, object, string | undefined]>([
    ['ten', { '@context': [V2, ...others(9)] }, undefined],
    ['eleven', { '@context': [V2, ...others(10)] }, 'contexts'],
    ['eleven objects', { '@context': [V2, ...others(10).map((at) => ({ a: at }))] }, 'contexts'],
    ['the same twice', { '@context': [V2, OB, OB] }, 'repeated-context'],
    ['the same again below', { credentialSubject: { '@context': OB } }, 'repeated-context'],
    ['the same again in a list', { evidence: [[{ '@context': [V2] }]] }, 'repeated-context'],
    [
      'the same in the definition of a term',
      { '@context': [V2, OB, { a: { '@id': 'urn:a', '@context': OB } }] },
      'repeated-context',
    ],
    [
      'a definition that looks like a credential',
      { '@context': [V2, { a: { '@id': 'urn:a', '@context': [V2] } }] },
      'repeated-context',
    ],
    [
      'eleven, one within the other',
      others(10).reduce<object>((inner, at) => ({ '@context': at, within: inner }), {}),
      undefined,
    ],
    [
      'twelve, one within the other',
      { a: others(11).reduce<object>((inner, at) => ({ '@context': at, within: inner }), {}) },
      'contexts',
    ],
    ['none, a list of none and nothing', { '@context': [null, null, null, [], [null]] }, undefined],
    [
      'a hundred in credentials within it',
      { endorsement: Array.from({ length: 24 }, (_, i) => endorsement(i)) },
      undefined,
    ],
    ['more than that', { endorsement: Array.from({ length: 25 }, (_, i) => endorsement(i)) }, 'contexts'],
  ])('%s', (_, change, limit) => {
    expect(brokenLimit(credential(change))).toBe(limit)
  })

  test('that name one URL 2,300 times are refused at once, wherever they are', async () => {
    for (const change of [
      { '@context': [V2, ...Array(2_300).fill(OB)] },
      { evidence: Array(2_300).fill({ '@context': OB }) },
      { endorsement: Array(2_300).fill({ '@context': [V2, OB] }) },
    ]) {
      expect(await hashDocument(credential(change))).toMatchObject({ ok: false, reason: 'beyond-limits' })
    }
  })
})

test('a document has at most five proofs, and so has each document in it', () => {
  const proofs = (count: number) => Array(count).fill({ '@context': [V2, OB], type: 'DataIntegrityProof' })
  expect(brokenLimit(credential({ proof: proofs(5) }))).toBeUndefined()
  expect(brokenLimit(credential({ proof: proofs(6) }))).toBe('proofs')
  expect(brokenLimit(credential({ endorsement: [{ proof: proofs(6) }] }))).toBe('proofs')
})

test('no document makes the counting itself slow or deep', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
  expect(brokenLimit(deep)).toBe('levels')
  expect(brokenLimit(JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toBe('levels')
  expect(brokenLimit({ a: Array(1_000_000).fill({}) })).toBe('members')
  expect(brokenLimit({ '@context': Array(1_000_000).fill(V2) })).toBe('repeated-context')
  expect(brokenLimit({ proof: Array(1_000_000).fill({}) })).toBe('proofs')
})

test('our own documents stay far below the limits', () => {
  const certificate = buildCertificate(sampleInput('did:web:credenza.example:issuers:org1'))
  expect(brokenLimit(certificate)).toBeUndefined()
})
