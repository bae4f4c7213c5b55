import { describe, expect, test } from 'vitest'
import { certificateBy, deployment, stranger, university } from '../../test/deployment.ts'
import { memberChanges, valueChanges } from '../../test/mutations.ts'
import { oracleIssue, oracleVerify } from '../../test/oracle.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { SIGNING_SUITES, type SigningSuite, signProof } from '../json-ld/sign-proof.ts'
import { resolveDidKey } from '../verify/evidence/did-document.ts'

const NOW = '2026-11-20T12:00:00Z'
const certificate = certificateBy(university)
const ports = await deployment('00'.repeat(32))

/** A credential in a shape that is not ours, signed through the general path. */
function signForeign(document: Record<string, unknown>, suite: SigningSuite = 'eddsa-rdfc-2022') {
  const { verificationMethod, sign } = stranger
  return signProof(document, { suite, verificationMethod, created: '2026-11-20T09:30:00Z' }, sign)
}

const badge = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  id: 'https://foreign.example/credentials/1',
  type: ['VerifiableCredential', 'AlumniCredential'],
  issuer: stranger.did,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abc', alumniOf: 'The School of Examples' },
}

describe('a foreign credential', () => {
  test.each(SIGNING_SUITES)(
    'with %s needs no log, chain and review; whether its issuer is to be trusted cannot be told',
    async (suite) => {
      const signed = await signForeign(badge, suite)
      const { outcome, verdict, checks } = await verifyForeign(signed, ports)
      expect([outcome, verdict]).toEqual(['SOUND', 'CANNOT TELL'])
      expect(checks.filter(({ answer }) => answer === 'not-applicable').map(({ name }) => name)).toEqual([
        'status',
        'log',
        'anchor',
        'endorsement',
      ])
    },
  )

  test('with undefined terms is malformed; with a vocabulary that we do not hold it cannot be judged', async () => {
    const signed = await signForeign(badge)
    const undefinedTerm = { ...signed, '@context': [badge['@context'][0]] }
    expect((await verifyForeign(undefinedTerm, ports)).checks[0]?.code).toBe('undefined-terms')
    const unknownContext = { ...signed, '@context': [...badge['@context'], 'https://unknown.example/v1'] }
    const result = await verifyForeign(unknownContext, ports)
    expect([result.verdict, result.checks[0]?.code]).toEqual(['CANNOT TELL', 'unknown-context'])
  })

  test('that is intricate beyond reason is neither valid nor invalid', async () => {
    const ring = Array.from({ length: 9 }, (_, i) => ({
      '@id': `_:n${i}`,
      related: Array.from({ length: 9 }, (_, j) => ({ '@id': `_:n${j}` })),
    }))
    const document = { ...certificate, '@context': badge['@context'], credentialSubject: ring }
    const { verdict } = await verifyForeign(document, { ...ports, reportError: () => {} })
    expect(verdict).not.toBe('VALID')
  })
})

describe('with @digitalbazaar/vc', () => {
  test('what we sign on the general path verifies there, and what it issues verifies here', async () => {
    expect(await oracleVerify(await signForeign(badge), stranger, NOW)).toBe(true)
    const theirs = (await oracleIssue(badge, stranger, '2026-11-20T09:30:00Z')) as Record<string, unknown>
    expect((await verifyForeign(theirs, ports)).outcome).toBe('SOUND')
    const changed = { ...theirs, validUntil: '2030-01-01T00:00:00Z' }
    expect((await verifyForeign(changed, ports)).headline).toContain('does not match')
  })
})

describe('our own certificate', () => {
  test('is signed soundly for both paths', async () => {
    const { checks } = await verifyForeign(certificate, ports)
    expect(checks.slice(0, 3).map(({ answer }) => answer)).toEqual(['passed', 'passed', 'passed'])
    expect(await oracleVerify(certificate, university, NOW)).toBe(true)
  })

  test('after any change is refused by both paths', async () => {
    for (const [path, changed] of [...valueChanges(certificate), ...memberChanges(certificate)]) {
      // Shows members that both paths ignore or do not need.
      const theirs = await oracleVerify(changed, university, NOW)
      const { checks } = await verifyForeign(changed, ports)
      const ours = checks.slice(0, 3).every(({ answer }) => answer === 'passed')
      expect([path, ours, theirs]).toEqual([path, false, false])
    }
  })
})

test('a did:key document names its one key', () => {
  const did = `did:key:${stranger.publicKeyMultibase}`
  expect(resolveDidKey(did)).toMatchObject({
    id: did,
    assertionMethod: [`${did}#${stranger.publicKeyMultibase}`],
  })
  expect(() => resolveDidKey('did:web:x.example')).toThrow(TypeError)
})
