import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  deployment,
  ENDORSEMENT_LIST,
  signBy,
  statusList,
  stranger,
  university,
  verdictOf,
} from '../../test/deployment.ts'
import { didDocument, testIssuer } from '../../test/keys.ts'
import { memberChanges, valueChanges } from '../../test/mutations.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { buildCertificate } from '../issue/build-certificate.ts'
import { buildStatement, signStatement } from '../issue/statement.ts'
import { type Bundle, parseBundle } from './evidence/bundle.ts'
import type { IssuerRecord, Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const listUrl = sampleInput(university.did).status.revocation.listUrl
const listIndex = sampleInput(university.did).status.revocation.index

const verify = (changes: Partial<Ports> = {}, changed: Bundle = bundle) => verdictOf(changed, root, changes)

const recordsWith = (changes: Partial<IssuerRecord>): Partial<Ports> => ({
  issuerRecord: async (did) => (did === authority.did ? approvedVerifier : { ...approved, ...changes }),
})
const listsWith = (list: unknown, endorsementList?: unknown): Partial<Ports> => ({
  fetchStatusList: async (url) =>
    url === listUrl ? list : (endorsementList ?? (await statusList(authority, ENDORSEMENT_LIST))),
})
const stated = async (...actions: [action: 'revoked' | 'suspended' | 'reinstated', at: string][]) => {
  const statements = await Promise.all(
    actions.map(([action, at]) => {
      const input = {
        action,
        at,
        issuer: university.did,
        certificateId: certificate.id,
        reason: 'by decision of the board',
      }
      return signStatement(buildStatement(input), university)
    }),
  )
  return { statements: async (id: string) => (id === certificate.id ? statements : []) }
}

test('a certificate with all evidence is valid, and each check is reported once', async () => {
  const reported: string[] = []
  const result = await verifyCertificate(parseBundle(JSON.stringify(bundle)), await deployment(root), {
    onCheck: ({ name }) => reported.push(name),
  })
  expect(result.headline).toBe('This certificate is valid.')
  expect(result.verdict).toBe('VALID')
  expect(result.checks.map(({ answer }) => answer)).toEqual(Array(8).fill('passed'))
  expect(reported.toSorted()).toEqual(result.checks.map(({ name }) => name).toSorted())
})

test('a lone certificate without evidence is neither invalid nor valid', async () => {
  expect(await verify({}, parseBundle(certificate))).toMatchObject({
    verdict: 'CANNOT TELL',
    codes: { log: 'no-log-proof', anchor: 'nothing-to-anchor', endorsement: 'awaiting-decision' },
  })
})

describe('the document', () => {
  test('is invalid after a change of any single value; with another vocabulary or type it cannot be judged', async () => {
    for (const [path, changed] of valueChanges(certificate)) {
      const { verdict } = await verify({}, { ...bundle, certificate: changed })
      const isOtherShape =
        /@context|type\.\d|type$|cryptosuite/i.test(path) && !/achievementType|identityType/.test(path)
      if (isOtherShape) expect(verdict, path).not.toBe('VALID')
      else expect(verdict, path).toBe('INVALID')
    }
  })

  test('is never valid with a member added, removed or renamed', async () => {
    for (const [path, changed] of memberChanges(certificate)) {
      const { verdict } = await verify({}, { ...bundle, certificate: changed })
      expect(verdict, path).not.toBe('VALID')
    }
  })

  test('that is an endorsement or a status list is not a certificate', async () => {
    const list = await statusList(university, listUrl)
    const { codes } = await verify({}, { ...bundle, certificate: list })
    expect(codes['well-formed']).toBe('malformed')
  })

  test('that is not a credential at all is malformed, and nothing else is claimed about it', async () => {
    const { verdict, codes } = await verify({}, { ...bundle, certificate: { hello: 'world' } })
    expect(verdict).toBe('INVALID')
    expect(codes).toMatchObject({ 'well-formed': 'malformed', signature: 'not-a-credential' })
  })
})

describe('the signature', () => {
  test('of nobody, or of an unknown kind, is told apart from a wrong one', async () => {
    const { proof, ...unsigned } = certificate
    expect((await verify({}, { ...bundle, certificate: unsigned })).codes.signature).toBe('no-issuer-proof')
    const other = { ...unsigned, proof: [{ ...proof[0], cryptosuite: 'ecdsa-rdfc-2019' }] }
    expect((await verify({}, { ...bundle, certificate: other })).codes.signature).toBe('unknown-cryptosuite')
  })

  test('by somebody else, in addition to the issuer, is not counted', async () => {
    const foreign = { ...certificate.proof[0]!, verificationMethod: stranger.verificationMethod }
    const both = { ...certificate, proof: [...certificate.proof, foreign] }
    expect((await verify({}, { ...bundle, certificate: both })).verdict).toBe('VALID')
  })

  test('is open while the issuer’s keys are unreachable: one that the document names itself proves nothing', async () => {
    const { verdict, codes } = await verify({ resolveDid: () => Promise.reject(new Error('offline')) })
    expect(verdict).toBe('CANNOT TELL')
    expect([codes.signature, codes.issuer]).toEqual(['key-unavailable', 'did-unreachable'])
  })

  test('by a key of a kind that cannot be read is open, and so is the issuer', async () => {
    const unreadable = structuredClone(university.didDocument)
    for (const method of unreadable.verificationMethod) method.publicKeyMultibase = 'zQ3shunreadable'
    const resolveDid = async (did: string) => (did === university.did ? unreadable : authority.didDocument)
    const { verdict, codes } = await verify({ resolveDid })
    expect(verdict).toBe('CANNOT TELL')
    expect([codes.signature, codes.issuer]).toEqual(['key-unreadable', 'issuer-unproven'])
  })
})

describe('the issuer', () => {
  test('passes only with a signature that holds: anybody can name an approved organisation', async () => {
    const forged = { ...certificate, proof: [{ ...certificate.proof[0]!, proofValue: `z${'2'.repeat(87)}` }] }
    const result = await verifyCertificate({ ...bundle, certificate: forged }, await deployment(root))
    expect([result.verdict, result.isSigned]).toEqual(['INVALID', false])
    expect(result.checks.find(({ name }) => name === 'issuer')?.code).toBe('issuer-unproven')
  })

  test('that does not exist in this deployment is refused, not called unreachable', async () => {
    const missing: Partial<Ports> = { resolveDid: async () => undefined, issuerRecord: async () => undefined }
    const { verdict, codes } = await verify(missing)
    expect(verdict).toBe('INVALID')
    expect([codes.issuer, codes.signature]).toEqual(['issuer-nonexistent', 'signer-nonexistent'])
  })

  test('who signs in the name of another is refused, even with a key in the right place', async () => {
    const claimed = buildCertificate(sampleInput(university.did))
    const impostor = { ...stranger, verificationMethod: `${university.did}#${stranger.publicKeyMultibase}` }
    const { verdict, codes } = await verify({}, { ...bundle, certificate: signBy(impostor, claimed) })
    expect(verdict).toBe('INVALID')
    expect(codes.issuer).toBe('key-not-issuers')
  })

  test('must list the key under assertionMethod and control it', async () => {
    const document = didDocument(university.did, [university.publicKeyMultibase])
    const [method] = document.verificationMethod
    const notAsserted = { ...document, assertionMethod: [] }
    const controlledByOther = { ...document, verificationMethod: [{ ...method, controller: stranger.did }] }
    for (const changed of [notAsserted, controlledByOther]) {
      const resolveDid = async (did: string) => (did === university.did ? changed : authority.didDocument)
      expect((await verify({ resolveDid })).codes.issuer).toBe('key-not-issuers')
    }
  })

  test('may have retired the key, as long as it stays published', async () => {
    const newer = testIssuer(21)
    const rotated = didDocument(university.did, [newer.publicKeyMultibase, university.publicKeyMultibase])
    const resolveDid = async (did: string) => (did === university.did ? rotated : authority.didDocument)
    expect((await verify({ resolveDid })).verdict).toBe('VALID')
  })

  test('that is refused or struck off fails; unknown, pending or approved later is inconclusive', async () => {
    expect((await verify(recordsWith({ status: 'refused' }))).codes.issuer).toBe('issuer-refused')
    const struckOff = await verify(recordsWith({ status: 'struck-off', struckOffAt: '2026-11-01T00:00:00Z' }))
    expect(struckOff.headline).toBe('The issuer was struck off on 1 November 2026.')
    expect((await verify(recordsWith({ status: 'pending' }))).verdict).toBe('CANNOT TELL')
    expect((await verify(recordsWith({ approvedAt: '2026-11-20T11:00:00Z' }))).codes.issuer).toBe(
      'issuer-not-approved',
    )
    expect((await verify(recordsWith({ roles: ['verifier'] }))).codes.issuer).toBe('issuer-not-approved')
    const unknown = await verify({ issuerRecord: async () => undefined })
    expect(unknown).toMatchObject({ verdict: 'CANNOT TELL', codes: { issuer: 'issuer-unknown' } })
  })

  test('that its own deployment does not vouch for is inconclusive, and worse findings stand', async () => {
    const unvouched = { reason: 'audit trail org_1', since: '2026-11-20T12:00:00Z' }
    const doubtful = await verify(recordsWith({ unvouched }))
    expect(doubtful).toMatchObject({ verdict: 'CANNOT TELL', codes: { issuer: 'issuer-unvouched' } })
    const empty = {} as typeof unvouched
    expect((await verify(recordsWith({ unvouched: empty }))).codes.issuer).toBe('issuer-unvouched')
    const refused = await verify(recordsWith({ unvouched, status: 'refused' }))
    expect(refused.codes.issuer).toBe('issuer-refused')
  })

  test('whose key was stolen stays good for what was logged before, and for nothing else', async () => {
    const stolenSince = (since: string) =>
      recordsWith({ stolenKeys: [{ keyId: university.verificationMethod, since }] })
    expect((await verify(stolenSince('2026-11-20T11:00:00Z'))).verdict).toBe('VALID')
    expect((await verify(stolenSince('2026-11-20T09:59:00Z'))).codes.issuer).toBe('key-stolen')
    const { log, ...withoutLog } = bundle
    expect((await verify(stolenSince('2026-11-20T11:00:00Z'), withoutLog)).codes.issuer).toBe(
      'key-stolen-time-unknown',
    )
    expect(log).toBeDefined()
  })
})

describe('the period', () => {
  test('that is over or has not begun is named in the headline', async () => {
    const expired = certificateBy(university, { validUntil: '2026-11-20T11:00:00Z' })
    expect((await verify({}, (await bundleOf(expired)).bundle)).headline).toBe('Expired on 20 November 2026.')
    expect((await verify({ now: new Date('2026-11-19T00:00:00Z') })).codes.validity).toBe('not-yet-valid')
  })

  test('forgives a clock that is a few minutes behind', async () => {
    expect((await verify({ now: new Date('2026-11-20T09:27:00Z') })).codes.validity).toBeUndefined()
  })
})

describe('the status', () => {
  test('is revoked by the bit alone, and by the statement alone, which says when and why', async () => {
    const withBit = await verify(listsWith(await statusList(university, listUrl, { set: [listIndex] })))
    expect(withBit).toMatchObject({ verdict: 'INVALID', headline: 'Revoked.' })
    expect((await verify(await stated(['revoked', '2026-11-20T11:00:00Z']))).headline).toBe(
      'Revoked on 20 November 2026: by decision of the board',
    )
  })

  test('is suspended until a later statement lifts it, in whatever order they arrive', async () => {
    const lifted: Parameters<typeof stated> = [
      ['reinstated', '2026-11-20T11:00:00Z'],
      ['suspended', '2026-11-20T10:30:00Z'],
    ]
    expect((await verify(await stated(...lifted))).verdict).toBe('VALID')
    const again = await verify(await stated(...lifted, ['suspended', '2026-11-20T11:30:00Z']))
    expect(again.codes.status).toBe('suspended')
    const revoked = await verify(await stated(...lifted, ['revoked', '2026-11-20T10:40:00Z']))
    expect(revoked.codes.status).toBe('revoked')
  })

  test('is not decided by a statement that the issuer did not sign', async () => {
    const input = { action: 'revoked' as const, at: '2026-11-20T11:00:00Z', certificateId: certificate.id }
    const forged = await signStatement(buildStatement({ ...input, issuer: stranger.did }), stranger)
    const { verdict, codes } = await verify({ statements: async () => [forged] })
    expect(verdict).toBe('CANNOT TELL')
    expect(codes.status).toBe('statements-unreachable')
  })

  test('is inconclusive with a list that is stale, altered, truncated, of another purpose, or holds for more than a day', async () => {
    const fresh = await statusList(university, listUrl)
    const { encodedList } = fresh.credentialSubject
    const truncated = { ...fresh.credentialSubject, encodedList: encodedList.slice(0, -9) }
    const inAdvance = { validFrom: '2099-01-01T00:00:00Z', validUntil: '2099-01-02T00:00:00Z' }
    const lists: [unknown, string][] = [
      [await statusList(university, listUrl, { validUntil: '2026-11-20T11:59:00Z' }), 'status-list-stale'],
      [await statusList(university, listUrl, { validUntil: '2026-11-21T00:00:01Z' }), 'status-list-stale'],
      [await statusList(university, listUrl, inAdvance), 'status-list-stale'],
      [{ ...fresh, validUntil: '2036-01-01T00:00:00Z' }, 'status-list-unsound'],
      [
        signBy(university, { ...fresh, proof: undefined, credentialSubject: truncated } as never),
        'status-list-unsound',
      ],
      [await statusList(university, listUrl, { purpose: 'suspension' }), 'status-list-unsound'],
      [await statusList(university, 'https://credenza.example/other'), 'status-list-unsound'],
      [{}, 'status-list-unsound'],
    ]
    for (const [list, code] of lists) {
      const { verdict, codes } = await verify(listsWith(list))
      expect([verdict, codes.status]).toEqual(['CANNOT TELL', code])
    }
  })

  test('takes a list that was signed just now, even if the verifier’s clock is half an hour behind', async () => {
    const day = { validFrom: '2026-11-20T12:30:00Z', validUntil: '2026-11-21T12:30:00Z' }
    const { verdict } = await verify(listsWith(await statusList(university, listUrl, day)))
    expect(verdict).toBe('VALID')
  })

  test('fails with a list that another issuer signed', async () => {
    const { verdict, codes } = await verify(listsWith(await statusList(stranger, listUrl)))
    expect([verdict, codes.status]).toEqual(['INVALID', 'status-list-of-another'])
  })
})
