import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  deployment,
  ENDORSEMENT_LIST,
  NOW,
  statusList,
  university,
  verdictOf,
} from '../../test/deployment.ts'
import { didDocument, testIssuer } from '../../test/keys.ts'
import {
  certificate,
  claimsOf,
  forgedJwt,
  listIndex,
  listUrl,
  p256Key,
  presented,
  sdJwtOf,
  universityDid,
  walletKey,
} from '../../test/wallet.ts'
import { generalPath, openSecured } from '../general/open-secured.ts'
import { writeJwtCredential } from '../issue/jwt-credential.ts'
import { buildStatement, signStatement } from '../issue/statement.ts'
import { sdJwtBundle } from '../sd-jwt/sd-jwt-credential.ts'
import type { IssuerRecord, Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

const { bundle, root } = await bundleOf(certificate)
const documents: Partial<Ports> = {
  general: generalPath,
  resolveDid: async (did) => (did === university.did ? universityDid : authority.didDocument),
}
const verify = (text: string, changes: Partial<Ports> = {}) =>
  verdictOf({ ...bundle, ...withoutEndorsements(text) }, root, { ...documents, ...changes })
const withoutEndorsements = (text: string) => ({ certificate: sdJwtBundle(text).certificate })

const recordsWith = (changes: Partial<IssuerRecord>): Partial<Ports> => ({
  issuerRecord: async (did) => (did === authority.did ? approvedVerifier : { ...approved, ...changes }),
})
const stolen = (keyId: string, since: string) => recordsWith({ stolenKeys: [{ keyId, since }] })
const walletKeyId = `${university.did}#${walletKey.multikey}`

test('the SD-JWT of a certificate gets the verdict of the certificate, by the same evidence', async () => {
  expect(await verify(sdJwtOf())).toMatchObject({ verdict: 'VALID', codes: {} })
  const { facts } = await verifyCertificate(
    { ...bundle, certificate: sdJwtBundle(presented(sdJwtOf(), ['grade', 'gpa'])).certificate },
    { ...(await deployment(root)), ...documents },
  )
  expect(facts).toMatchObject({
    recipient: '',
    programme: 'Bachelor of Engineering',
    issuer: 'Example University',
    issuerId: university.did,
    details: [
      { label: 'Grade', value: 'A' },
      { label: 'GPA', value: '3.72 / 4' },
    ],
  })
})

test('shortened and signed by its holder it is valid; signed by somebody else it is not', async () => {
  const asked = { audience: 'https://employer.example', nonce: '1', at: new Date(NOW) }
  expect((await verify(presented(sdJwtOf(), ['grade'], asked))).verdict).toBe('VALID')
  expect((await verify(presented(sdJwtOf(), ['grade'], asked, p256Key()))).codes.signature).toBe(
    'signature-invalid',
  )
})

test('a revoked, suspended or superseded certificate’s SD-JWT is invalid', async () => {
  const revokedList = await statusList(university, listUrl, { set: [listIndex] })
  const endorsementList = await statusList(authority, ENDORSEMENT_LIST)
  const fetchStatusList = async (url: string) => (url === listUrl ? revokedList : endorsementList)
  expect(await verify(sdJwtOf(), { fetchStatusList })).toMatchObject({
    verdict: 'INVALID',
    codes: { status: 'revoked' },
  })
  for (const action of ['revoked', 'suspended'] as const) {
    const said = {
      action,
      at: NOW,
      issuer: university.did,
      certificateId: certificate.id,
      reason: 'by decision',
    }
    const statement = await signStatement(buildStatement(said), university)
    const statements = async (id: string) => (id === certificate.id ? [statement] : [])
    expect(await verify(sdJwtOf(), { statements })).toMatchObject({
      verdict: 'INVALID',
      codes: { status: action },
    })
  }
})

test('with a stale or missing list nothing can be told', async () => {
  const stale = await statusList(university, listUrl, { validUntil: '2026-11-20T11:00:00Z' })
  const fetchStatusList = async () => stale
  expect(await verify(sdJwtOf(), { fetchStatusList })).toMatchObject({
    verdict: 'CANNOT TELL',
    codes: { status: 'status-list-stale' },
  })
  const without = sdJwtOf({ open: { status: undefined } })
  expect((await verify(without)).codes.status).toBe('status-missing')
})

test('the words of one certificate with the evidence of another are found out', async () => {
  const { certificate: named } = claimsOf(sdJwtOf()) as { certificate: object }
  const other = sdJwtOf({
    open: { certificate: { ...named, digest: Buffer.alloc(32).toString('base64url') } },
  })
  expect((await verify(other)).verdict).toBe('INVALID')
  expect((await verify(sdJwtOf({ open: { certificate: undefined } }))).codes['well-formed']).toBe(
    'not-our-form',
  )
})

test('by a key that is not the issuer’s, or changed after signing, it is invalid', async () => {
  expect((await verify(sdJwtOf({}, p256Key()))).codes.signature).toBe('key-not-listed')
  const [jwt = '', ...rest] = sdJwtOf().split('~')
  const [header, , signature] = jwt.split('.')
  const claims = { ...claimsOf(jwt), achievement_title: 'Doctor' }
  const altered = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  expect((await verify([altered, ...rest].join('~'))).codes.signature).toBe('signature-invalid')
  const stranger = forgedJwt({ alg: 'ES256', typ: 'dc+sd-jwt', kid: walletKeyId }, claimsOf(jwt), p256Key())
  expect((await verify([stranger, ...rest].join('~'))).codes.signature).toBe('signature-invalid')
})

test('one that cannot be read is malformed, and the check says why', async () => {
  const [jwt] = sdJwtOf().split('~')
  const { checks, verdict } = await verifyCertificate(
    { ...bundle, ...sdJwtBundle([jwt, ...sdJwtOf().split('~').slice(1)].join('~')) },
    { ...(await deployment(root)), ...documents },
  )
  expect(verdict).toBe('INVALID')
  expect(checks[0]!.sentence).toContain('it discloses what was not signed')
})

test('what a page shows beside the SD-JWT counts for nothing', async () => {
  const { certificate: shown } = sdJwtBundle(sdJwtOf())
  const lying = { ...shown, credentialSubject: { achievement: { name: 'Doctor' } } }
  const { facts } = await verifyCertificate(
    { ...bundle, certificate: lying },
    { ...(await deployment(root)), ...documents },
  )
  expect(facts.programme).toBe('Bachelor of Engineering')
})

test('after the theft of the key that made it, it proves nothing, however old it claims to be', async () => {
  const codes = async (since: string) => (await verify(sdJwtOf(), stolen(walletKeyId, since))).codes
  expect(await codes('2026-11-20T10:30:00Z')).toMatchObject({ issuer: 'key-stolen' })
  expect(await codes('2026-11-20T11:30:00Z')).toMatchObject({ issuer: 'key-stolen-time-unknown' })
})

test('after the theft of the certificate’s own key, its place in the log counts, as for the certificate', async () => {
  const codes = async (since: string) =>
    (await verify(sdJwtOf(), stolen(university.verificationMethod, since))).codes
  expect(await codes('2026-11-20T09:45:00Z')).toMatchObject({ issuer: 'key-stolen' })
  expect(await codes('2026-11-20T11:30:00Z')).toEqual({})
})

test('the JWT of a certificate has its hash, and gets its verdict', async () => {
  const { verificationMethod: keyId, sign } = university
  const jwt = await writeJwtCredential(certificate, { keyId, sign, at: new Date(NOW) })
  const { document, general } = openSecured(jwt)
  const opened = { ...bundle, certificate: document }
  expect(await verdictOf(opened, root, { ...documents, general })).toMatchObject({
    verdict: 'VALID',
    codes: {},
  })
  const forged = openSecured(`${jwt.slice(0, -8)}AAAAAAAA`)
  expect(
    (
      await verdictOf({ ...bundle, certificate: forged.document }, root, {
        ...documents,
        general: forged.general,
      })
    ).codes.signature,
  ).toBe('signature-invalid')
  const claimed = {
    ...bundle,
    certificate: { ...certificate, proof: [{ ...certificate.proof[0], type: 'JsonWebSignature2020' }] },
  }
  expect((await verdictOf(claimed, root, { ...documents, general: generalPath })).verdict).not.toBe('VALID')
})

describe('the JWT of a certificate, signed with a later key than the certificate', async () => {
  const later = testIssuer(8)
  const keyId = `${university.did}#${later.publicKeyMultibase}`
  const keys = didDocument(university.did, [university.publicKeyMultibase, later.publicKeyMultibase])
  const resolveDid = async (did: string) => (did === university.did ? keys : authority.didDocument)
  const jwt = await writeJwtCredential(certificate, { keyId, sign: later.sign, at: new Date(NOW) })
  const verifyJwt = (text: string, changes: Partial<Ports> = {}) => {
    const { document, general } = openSecured(text)
    return verdictOf({ ...bundle, certificate: document }, root, { resolveDid, general, ...changes })
  }
  const verifyDocument = (changes: Partial<Ports>) => verdictOf(bundle, root, { resolveDid, ...changes })

  test('has the verdict of the certificate, also after the theft of either key', async () => {
    for (const since of ['2026-11-20T09:45:00Z', '2026-11-20T11:30:00Z']) {
      const theft = stolen(university.verificationMethod, since)
      expect(await verifyJwt(jwt, theft)).toEqual(await verifyDocument(theft))
    }
    const before = stolen(university.verificationMethod, '2026-11-20T09:45:00Z')
    expect(await verifyJwt(jwt, before)).toMatchObject({ codes: { issuer: 'key-stolen' } })
    expect((await verifyJwt(jwt, stolen(keyId, '2026-11-20T11:30:00Z'))).verdict).toBe('VALID')
    expect((await verifyJwt(jwt)).verdict).toBe('VALID')
  })

  test('is not sound without the proof of the certificate, or with a broken one', async () => {
    const signed = (claims: object) => forgedJwt({ alg: 'EdDSA', typ: 'JWT', kid: keyId }, claims, later)
    const { proof: _, ...bare } = claimsOf(jwt)
    expect((await verifyJwt(signed(bare))).codes).toEqual({ 'well-formed': 'not-our-form' })
    const [own] = certificate.proof
    const broken = { ...own, proofValue: certificateBy(university).proof[0]!.proofValue }
    expect((await verifyJwt(signed({ ...bare, proof: [broken] }))).codes.signature).toBe('signature-invalid')
  })

  test('is nothing if somebody else signed it, whatever proof it brings', async () => {
    const other = testIssuer(11, 'stranger')
    const forged = forgedJwt(
      { alg: 'EdDSA', typ: 'JWT', kid: other.verificationMethod },
      claimsOf(jwt),
      other,
    )
    expect((await verifyJwt(forged)).codes.signature).toBe('no-issuer-proof')
  })
})

test('the SD-JWT of one document proves nothing about another', async () => {
  const { certificate: shown } = sdJwtBundle(sdJwtOf())
  const lying = { ...shown, credentialSubject: { achievement: { name: 'Doctor' } } }
  const other = { ...certificate, proof: shown.proof }
  for (const document of [lying, other]) {
    const request = {
      document,
      proof: { ...(shown.proof as object) },
      purpose: 'assertionMethod',
      now: new Date(NOW),
    }
    const key = { publicKeyMultibase: walletKey.multikey }
    expect(await generalPath.verifyProof({ ...request, key })).toBe('invalid')
  }
})
