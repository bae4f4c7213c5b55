import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  deployment,
  ENDORSEMENT_LIST,
  endorsementOf,
  ORIGIN,
  statusList,
  university,
} from '../../test/deployment.ts'
import { didDocument, testIssuer } from '../../test/keys.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { onChainAt, signingWith, statementsLog } from '../../test/theft.ts'
import { documentHash } from '../issue/hash-document.ts'
import { completeBundle, type LogEvidence, parseBundle } from './evidence/bundle.ts'
import type { Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

// The certificate was accepted and logged at 10:00, and its log recorded on the chain at 10:05.
const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const listUrl = sampleInput(university.did).status.revocation.listUrl

describe('an acceptance under a stolen key', () => {
  const endorsement = endorsementOf(certificate)
  const digest = documentHash(endorsement)
  const nextAuthority = testIssuer(10, 'authority')

  /** The verifier after a theft, with a next key that signs its lists. */
  const authority2 = async (at: string, changes: Partial<Ports> = {}): Promise<Partial<Ports>> => {
    const list = await statusList({ ...authority, ...signingWith(nextAuthority) }, ENDORSEMENT_LIST)
    const keys = [authority, nextAuthority].map((one) => one.publicKeyMultibase)
    return {
      resolveDid: async (did) => (did === authority.did ? didDocument(did, keys) : university.didDocument),
      issuerRecord: async (did) =>
        did === authority.did
          ? { ...approvedVerifier, stolenKeys: [{ keyId: authority.verificationMethod, since: at }] }
          : approved,
      fetchStatusList: async (url) => (url === ENDORSEMENT_LIST ? list : statusList(university, listUrl)),
      ...changes,
    }
  }
  const found = async (at: string, evidence: Promise<LogEvidence>[], changes: Partial<Ports> = {}) => {
    const statementsLog = await Promise.all(evidence)
    const ports = await deployment(root, await authority2(at, changes))
    const { verdict, checks } = await verifyCertificate(parseBundle({ ...bundle, statementsLog }), ports)
    return [verdict, checks.find(({ name }) => name === 'endorsement')!.code]
  }

  test('that was logged before keeps the certificate VALID, and says why', async () => {
    expect(await found('2026-11-20T11:00:00Z', [statementsLog('endorsed', digest)])).toEqual([
      'VALID',
      'endorsed-before-theft',
    ])
    // Evidence about other statements comes first and is skipped.
    const others = [statementsLog('endorsed', new Uint8Array(32)), statementsLog('endorsed', digest)]
    expect((await found('2026-11-20T11:00:00Z', others))[0]).toBe('VALID')
  })

  test('that was logged from that instant on makes it INVALID', async () => {
    expect(await found('2026-11-20T10:00:00Z', [statementsLog('endorsed', digest)])).toEqual([
      'INVALID',
      'endorsement-key-stolen',
    ])
  })

  test.each<[string, Promise<LogEvidence>[]]>([
    ['no proof', []],
    ['a proof of another action', [statementsLog('revoked', digest)]],
    ['a proof about another certificate', [statementsLog('endorsed', digest, { certificateIndex: 299 })]],
    ['a proof about no certificate', [statementsLog('endorsed', digest, { certificateIndex: null })]],
    [
      'a proof in another log',
      [statementsLog('endorsed', digest, { origin: 'other.example/log/statements' })],
    ],
    [
      'a proof that is passed off from the log of certificates',
      [statementsLog('endorsed', digest, { origin: ORIGIN })],
    ],
    ['a proof that somebody else signed', [statementsLog('endorsed', digest, { signer: testIssuer(6) })]],
    [
      'a proof that leads elsewhere',
      [statementsLog('endorsed', digest).then((one) => ({ ...one, index: one.index + 1 }))],
    ],
    ['garbage', [statementsLog('endorsed', digest).then((one) => ({ ...one, entry: 'AAAA' }))]],
  ])('that cannot be dated leaves it open: %s', async (_what, evidence) => {
    expect(await found('2026-11-20T11:00:00Z', evidence)).toEqual(['CANNOT TELL', 'endorsement-time-unknown'])
  })

  test('is not believed to be older than the certificate that it is about', async () => {
    expect(
      (
        await found(
          '2026-11-20T10:30:00Z',
          [statementsLog('endorsed', digest)],
          onChainAt(root, '2026-11-20T11:45:00Z'),
        )
      )[0],
    ).toBe('CANNOT TELL')
  })

  test('is dated by proofs in the file and by those of the deployment alike', async () => {
    const [own, theirs] = await Promise.all([
      statementsLog('endorsed', digest),
      statementsLog('endorsed', new Uint8Array(32)),
    ])
    expect(
      completeBundle({ ...bundle, statementsLog: [theirs] }, { endorsements: [], statementsLog: [own] })
        .statementsLog,
    ).toEqual([own, theirs])
    expect(completeBundle(bundle, { endorsements: [] })).not.toHaveProperty('statementsLog')
    for (const statementsLog of [{}, [7], Array.from({ length: 41 }, () => own)])
      expect(() => parseBundle({ ...bundle, statementsLog })).toThrow('log proof')
  })
})
