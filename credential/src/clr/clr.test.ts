import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  statusList,
  stranger,
  university,
  verdictOf,
} from '../../test/deployment.ts'
import { nodeSha256, type TestIssuer } from '../../test/keys.ts'
import { oracleVerify } from '../../test/oracle.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { generalPath } from '../general/open-secured.ts'
import type { CertificateDocument, CertificateInput } from '../issue/build-certificate.ts'
import { courseResults } from '../issue/courses.ts'
import type { Signed } from '../issue/document.ts'
import { brokenLimit } from '../json/json-limits.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import { signedDetails } from '../verify/document/signed-details.ts'
import type { Ports } from '../verify/ports.ts'
import { signTranscript } from './sign-transcript.ts'

type Json = ReturnType<typeof JSON.parse>

/** Whether an implementation that is not ours verifies it. */
const isSoundToOthers = (credential: Json) => oracleVerify(credential, university, '2026-11-20T12:00:00Z')

const created = '2026-11-20T11:00:00Z'
const courses = courseResults([
  { name: 'Structures II', grade: 'B+', credits: '7.5' },
  { name: 'Bridges', grade: 'Excellent', credits: '6' },
  { name: 'Site visit', grade: 'Pass' },
])
const gpa = { name: 'GPA', resultType: 'GradePointAverage', value: '3.72', valueMax: '4' } as const
const withResults = (results: CertificateInput['results']) =>
  certificateBy(university, { results: results!, creditsEarned: 180 })
const certificate = withResults([gpa, ...courses])
const { bundle, root } = await bundleOf(certificate)

const signed = (of: Signed<CertificateDocument>, { verificationMethod, sign }: TestIssuer = university) =>
  signTranscript(of, { verificationMethod, created, sign, sha256: nodeSha256 })
const transcript: Json = await signed(certificate)

const judge = (document: Json, changes: Partial<Ports> = {}) =>
  verdictOf({ ...bundle, certificate: document }, root, { general: generalPath, ...changes })

/** The transcript with one thing changed, signed again by the same key or left as it is. */
function altered(change: (copy: Json) => void): Json {
  const copy = structuredClone(transcript)
  change(copy)
  return copy
}
const signedAgain = ({ proof: _, ...document }: Json): Promise<Json> =>
  signProof(
    document,
    { suite: 'eddsa-rdfc-2022', verificationMethod: university.verificationMethod, created },
    university.sign,
  )
const credentialsIn = (document: Json): Json[] => document.credentialSubject.verifiableCredential

describe('a transcript', () => {
  test('gets the verdict and the facts of its certificate', async () => {
    expect(await judge(transcript)).toMatchObject({ verdict: 'VALID', codes: {} })
    expect(signedDetails(certificate)).toEqual([
      { label: 'GPA', value: '3.72 / 4' },
      { label: 'Structures II', value: 'B+ · 7.5' },
      { label: 'Bridges', value: 'Excellent · 6' },
      { label: 'Site visit', value: 'Pass' },
      { label: 'Credits', value: '180' },
    ])
  })

  test('says each course with its grade and credits, as a part of the programme', () => {
    const [whole, ...parts] = credentialsIn(transcript)
    expect(whole).toEqual(certificate)
    expect(
      parts.map(({ name, credentialSubject: { result, creditsEarned, achievement } }) => [
        name,
        result[0].value,
        achievement.resultDescription[0].resultType,
        creditsEarned,
      ]),
    ).toEqual([
      ['Structures II', 'B+', 'LetterGrade', 7.5],
      ['Bridges', 'Excellent', 'Result', 6],
      ['Site visit', 'Pass', 'Result', undefined],
    ])
    expect(transcript.credentialSubject.association).toEqual(
      parts.map(({ credentialSubject }) => ({
        type: 'Association',
        associationType: 'isParentOf',
        sourceId: certificate.credentialSubject.achievement.id,
        targetId: credentialSubject.achievement.id,
      })),
    )
  })

  test('is sound to @digitalbazaar/vc, as is each credential in it, and no longer after a change', async () => {
    for (const one of [transcript, ...credentialsIn(transcript)])
      expect(await isSoundToOthers(one)).toBe(true)
    const [, course] = credentialsIn(transcript)
    const better = structuredClone(course!)
    better.credentialSubject.result[0].value = 'A'
    expect(await isSoundToOthers(better)).toBe(false)
  })

  test('with as many courses and details as a certificate can have stays within what a verifier works on', async () => {
    const many = courseResults(
      Array.from({ length: 20 }, (_, at) => ({ name: `Course ${at}`, grade: 'A', credits: '6' })),
    )
    const details = Array.from({ length: 14 }, (_, at) => ({
      name: `Detail ${at}`,
      resultType: 'Result' as const,
      value: 'x',
    }))
    expect(brokenLimit(await signed(withResults([gpa, ...details, ...many])))).toBeUndefined()
  })
})

describe('a transcript is not valid', () => {
  const betterGrade = (document: Json) => {
    credentialsIn(document)[1]!.credentialSubject.result[0].value = 'A'
  }

  test('with a better grade, even signed again by the issuer’s key', async () => {
    expect(await judge(altered(betterGrade))).toMatchObject({ verdict: 'INVALID' })
    const { verdict, codes } = await judge(await signedAgain(altered(betterGrade)))
    expect(verdict).not.toBe('VALID')
    expect(codes['well-formed']).toBe('not-our-form')
  })

  test.each<[string, (document: Json, other: Json) => void]>([
    ['another transcript’s course', (document, other) => credentialsIn(document).splice(1, 1, other)],
    ['one course more', (document, other) => credentialsIn(document).push(other)],
    ['a course left out', (document) => credentialsIn(document).pop()],
    [
      'its courses in another order',
      (document) => credentialsIn(document).push(credentialsIn(document).splice(1, 1)[0]!),
    ],
    ['another holder', (document) => (document.credentialSubject.id = 'did:example:somebody')],
    [
      'an achievement of its own',
      (document) => (document.credentialSubject.achievement = [{ id: 'urn:x:y', type: ['Achievement'] }]),
    ],
    ['a parent of its own', (document) => (document.credentialSubject.association[0].sourceId = 'urn:x:y')],
    ['another period', (document) => (document.validUntil = '2099-01-01T00:00:00Z')],
    ['a text that is not Unicode', (document) => (document.name = '\ud800')],
    ['no certificate', (document) => (document.credentialSubject.verifiableCredential = [])],
  ])('with %s', async (_what, change) => {
    const other = credentialsIn(
      await signed(
        certificateBy(university, {
          id: 'urn:uuid:3f2b6c1e-8d4a-4f7b-9c2d-1a5e7b9d0c40',
          results: courseResults([{ name: 'Law', grade: 'A' }]),
        }),
      ),
    )[1]!
    const document = altered((copy) => change(copy, other))
    expect((await judge(document)).verdict).not.toBe('VALID')
    const again = await signedAgain(document).catch(() => document)
    expect((await judge(again)).verdict).not.toBe('VALID')
  })

  test('signed by a stranger, in part or as a whole, or unsigned', async () => {
    const strangers: Json = await signTranscript(certificate, {
      verificationMethod: university.verificationMethod,
      created,
      sign: stranger.sign,
      sha256: nodeSha256,
    })
    expect(await judge(strangers)).toMatchObject({
      verdict: 'INVALID',
      codes: { signature: 'signature-invalid' },
    })
    const outer = { ...transcript, proof: strangers.proof }
    expect((await judge(outer)).codes.signature).toBe('signature-invalid')
    const inner = altered((copy) => (credentialsIn(copy)[2]!.proof = credentialsIn(strangers)[2]!.proof))
    expect((await judge(inner)).codes.signature).toBe('signature-invalid')
    expect((await judge(await signedAgain(inner))).codes.signature).toBe('signature-invalid')
    const { proof: _, ...bare } = transcript
    expect((await judge(bare)).codes.signature).toBe('no-issuer-proof')
  })

  test('once its certificate is revoked, and neither is a course shown alone', async () => {
    const { listUrl, index } = sampleInput(university.did).status.revocation
    const revoked = await statusList(university, listUrl, { set: [index] })
    const fetchStatusList = async () => revoked
    expect(await judge(transcript, { fetchStatusList })).toMatchObject({
      verdict: 'INVALID',
      codes: { status: 'revoked' },
    })
    expect((await judge(credentialsIn(transcript)[1]!)).verdict).not.toBe('VALID')
  })

  test('by a stolen key, if the certificate was logged after the theft; before it, the log shows it', async () => {
    const codes = async (document: Json, since: string) => {
      const stolenKeys = [{ keyId: university.verificationMethod, since }]
      const issuerRecord = async (did: string) =>
        did === authority.did ? approvedVerifier : { ...approved, stolenKeys }
      return (await judge(document, { issuerRecord })).codes
    }
    expect(await codes(transcript, '2026-11-20T09:45:00Z')).toMatchObject({ issuer: 'key-stolen' })
    expect(await codes(transcript, '2026-11-20T10:30:00Z')).toEqual({})
    const forged = await signed(withResults([gpa, ...courseResults([{ name: 'Law', grade: 'A' }])]))
    expect((await codes(forged, '2026-11-20T10:30:00Z')).log).toBeDefined()
  })
})

test('without the path for other documents a transcript cannot be judged', async () => {
  const { general: _, ...bare } = { general: generalPath }
  expect((await verdictOf({ ...bundle, certificate: transcript }, root, bare)).verdict).toBe('CANNOT TELL')
})
