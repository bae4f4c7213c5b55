import { describe, expect, test } from 'vitest'
import {
  bundleOf,
  certificateBy,
  statusList,
  stranger,
  university,
  verdictOf,
} from '../../test/deployment.ts'
import type { TestIssuer } from '../../test/keys.ts'
import { oracleVerify } from '../../test/oracle.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { objections } from '../../test/shacl.ts'
import { base64Encode } from '../bytes/base64.ts'
import { utf8 } from '../bytes/bytes.ts'
import { generalPath } from '../general/open-secured.ts'
import { courseResults } from '../issue/courses.ts'
import { brokenLimit } from '../json/json-limits.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import type { Ports } from '../verify/ports.ts'
import { signElm } from './sign-elm.ts'

type Json = ReturnType<typeof JSON.parse>

/** Whether an implementation that is not ours verifies it. */
const isSoundToOthers = (credential: Json) => oracleVerify(credential, university, '2026-11-20T12:00:00Z')

const created = '2026-11-20T11:00:00Z'
const skill = 'http://data.europa.eu/esco/skill/ccdf3597-5c80-410f-896d-e1bdfa223de9'
const certificate = certificateBy(university, {
  achievement: {
    ...sampleInput(university.did).achievement,
    alignments: [
      { name: 'Building and civil engineering', url: 'http://data.europa.eu/snb/isced-f/0732' },
      { name: 'Level 6', url: 'http://data.europa.eu/snb/eqf/6' },
      { name: 'lead a team', url: skill },
      { name: 'civil engineer', url: skill.replace('skill', 'occupation') },
    ],
  },
  creditsEarned: 180,
  validUntil: '2036-11-20T09:30:00Z',
  results: [
    { name: 'GPA', resultType: 'GradePointAverage', value: '3.72', valueMax: '4' },
    ...courseResults([
      { name: 'Structures II', grade: 'B+', credits: '7.5' },
      { name: 'زيارة ميدانية', grade: 'ناجح' },
    ]),
  ],
})
const { bundle, root } = await bundleOf(certificate)
const signed = (of = certificate, { verificationMethod, sign }: TestIssuer = university) =>
  signElm(of, { verificationMethod, created, sign })
const elm: Json = await signed()

const judge = (document: Json, changes: Partial<Ports> = {}) =>
  verdictOf({ ...bundle, certificate: document }, root, { general: generalPath, ...changes })
const signedAgain = ({ proof: _, ...document }: Json): Promise<Json> =>
  signProof(
    document,
    { suite: 'eddsa-rdfc-2022', verificationMethod: university.verificationMethod, created },
    university.sign,
  )
const altered = (change: (copy: Json) => void): Json => {
  const copy = structuredClone(elm)
  change(copy)
  return copy
}

/**
 * Known objections: the shapes demand the issuer's country and number under eIDAS, which certificates do not say, and a
 * status entry that is a plain address, which the Verifiable Credentials Data Model does not allow.
 */
const known = ['credentialStatus Datatype', 'issuer Node', 'location MinCount']

describe('a European Digital Credential', () => {
  test('keeps to the European Commission’s shapes, except where certificates cannot', async () => {
    const { proof: _, ...unsigned } = elm
    expect(await objections(unsigned)).toEqual(known)
    expect(await objections(await unsignedOf(certificateBy(university)))).toEqual(known)
    const { credentialStatus: _status, ...bare } = unsigned
    expect(await objections(bare)).toEqual(known.slice(1))
  })

  test.each<[string, (copy: Json) => void]>([
    ['title MinCount', (copy) => delete copy.credentialSubject.hasClaim.title],
    ['awardedBy MinCount', (copy) => delete copy.credentialSubject.hasClaim.hasPart[0].awardedBy],
    ['grade MinCount', (copy) => delete copy.credentialSubject.hasClaim.provenBy[0].grade],
    ['framework MinCount', (copy) => delete copy.credentialSubject.hasClaim.creditReceived.framework],
    [
      'EQFLevel Node',
      (copy) => (copy.credentialSubject.hasClaim.specifiedBy.eqfLevel.inScheme.id = 'http://x.example/'),
    ],
  ])('is judged by those shapes: %s', async (objection, change) => {
    const { proof: _, ...unsigned } = altered(change)
    expect(await objections(unsigned)).toEqual([...known, objection].sort())
  })

  test('says what the certificate says, its courses as parts', () => {
    const { fullName, hasClaim } = elm.credentialSubject
    expect([fullName, hasClaim.title, hasClaim.creditReceived.point]).toEqual([
      { en: 'Layla Haddad' },
      { en: 'Bachelor of Engineering' },
      '180',
    ])
    expect(hasClaim.provenBy.map(({ title, grade }: Json) => [title, grade.noteLiteral])).toEqual([
      [{ en: 'GPA' }, { en: '3.72 / 4' }],
    ])
    expect(
      hasClaim.hasPart.map(({ title, provenBy, creditReceived }: Json) => [
        title,
        provenBy.grade.noteLiteral,
        creditReceived?.point,
      ]),
    ).toEqual([
      [{ en: 'Structures II' }, { en: 'B+' }, '7.5'],
      [{ ar: 'زيارة ميدانية' }, { ar: 'ناجح' }, undefined],
    ])
    const { type, eqfLevel, thematicArea, learningOutcome } = hasClaim.specifiedBy
    expect([type, eqfLevel.id, thematicArea[0].id, learningOutcome[0].relatedESCOSkill.id]).toEqual([
      'Qualification',
      'http://data.europa.eu/snb/eqf/6',
      'http://data.europa.eu/snb/isced-f/0732',
      skill,
    ])
  })

  test('gets the verdict of its certificate, and is sound to @digitalbazaar/vc', async () => {
    expect(await judge(elm)).toMatchObject({ verdict: 'VALID', codes: {} })
    expect(await isSoundToOthers(elm)).toBe(true)
    expect(await isSoundToOthers(altered((copy) => (copy.validFrom = created)))).toBe(false)
  })

  test('with as many courses as a certificate can have stays within what a verifier works on', async () => {
    const courses = Array.from({ length: 20 }, (_, at) => ({
      name: `Course ${at}`,
      grade: 'A',
      credits: '6',
    }))
    expect(
      brokenLimit(await signed(certificateBy(university, { results: courseResults(courses) }))),
    ).toBeUndefined()
  })
})

describe('a European Digital Credential is not valid', () => {
  const base64 = (text: string) => base64Encode(utf8(text))
  test.each<[string, (copy: Json) => void]>([
    [
      'a better grade',
      (copy) => (copy.credentialSubject.hasClaim.hasPart[0].provenBy.grade.noteLiteral.en = 'A'),
    ],
    ['another holder', (copy) => (copy.credentialSubject.fullName.en = 'Somebody')],
    ['a higher level', (copy) => (copy.credentialSubject.hasClaim.specifiedBy.eqfLevel.id += '#8')],
    [
      'another picture',
      (copy) =>
        (copy.displayParameter.individualDisplay.displayDetail.image.content = base64('<svg onload="x"/>')),
    ],
    ['a member more', (copy) => (copy.identifier = { id: 'urn:x:y', type: 'Identifier' })],
    ['another period', (copy) => (copy.validUntil = '2099-01-01T00:00:00Z')],
    ['no certificate', (copy) => delete copy.attachment],
    ['a certificate that is none', (copy) => (copy.attachment.content = base64('{}'))],
    [
      'a certificate that was changed',
      (copy) =>
        (copy.attachment.content = base64(
          JSON.stringify({ ...certificate, validFrom: '2020-01-01T00:00:00Z' }),
        )),
    ],
  ])('with %s, even signed again by the issuer’s key', async (_what, change) => {
    const document = altered(change)
    expect((await judge(document)).verdict).not.toBe('VALID')
    expect((await judge(await signedAgain(document))).verdict).not.toBe('VALID')
  })

  test('signed by a stranger, or unsigned', async () => {
    const strangers = { ...elm, proof: (await signElm(certificate, { ...strangerSigning })).proof }
    expect((await judge(strangers)).codes.signature).toBe('signature-invalid')
    const { proof: _, ...bare } = elm
    expect((await judge(bare)).codes.signature).toBe('no-issuer-proof')
  })

  test('once its certificate is revoked', async () => {
    const { listUrl, index } = sampleInput(university.did).status.revocation
    const revoked = await statusList(university, listUrl, { set: [index] })
    expect(await judge(elm, { fetchStatusList: async () => revoked })).toMatchObject({
      verdict: 'INVALID',
      codes: { status: 'revoked' },
    })
  })
})

test('of another maker is read like any other foreign credential', async () => {
  const { attachment: _, proof: _proof, ...others } = elm
  const hashed = await generalPath.hashDocument(others)
  if (!hashed.ok) throw new Error(hashed.reason)
  const { credentialSubject, issuer } = hashed.said as Json
  expect([credentialSubject.fullName, credentialSubject.hasClaim.title, issuer.legalName]).toEqual([
    'Layla Haddad',
    'Bachelor of Engineering',
    'Example University',
  ])
})

const strangerSigning = {
  verificationMethod: university.verificationMethod,
  created,
  sign: stranger.sign,
}

async function unsignedOf(of: typeof certificate): Promise<object> {
  const { proof: _, ...unsigned } = await signed(of)
  return unsigned
}
