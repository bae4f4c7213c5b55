import { describe, expect, test } from 'vitest'
import {
  approved,
  approvedVerifier,
  authority,
  bundleOf,
  certificateBy,
  ENDORSEMENT_LIST,
  endorsementOf,
  statusList,
  university,
  verdictOf,
} from '../../../test/deployment.ts'
import { sampleInput } from '../../../test/sample-certificate.ts'
import type { Bundle } from '../evidence/bundle.ts'
import type { IssuerRecord, Ports } from '../ports.ts'

const certificate = certificateBy(university)
const { bundle, root } = await bundleOf(certificate)
const listUrl = sampleInput(university.did).status.revocation.listUrl
const verify = (changes: Partial<Ports> = {}, changed: Bundle = bundle) => verdictOf(changed, root, changes)

describe('the endorsement', () => {
  const withEndorsement = (endorsement: object) =>
    ({ ...bundle, endorsements: [endorsement as Record<string, unknown>] }) satisfies Bundle

  test('of another certificate, or of another version of this one, fails', async () => {
    const corrected = certificateBy(university, { validUntil: '2030-01-01T00:00:00Z' })
    const another = certificateBy(university, { id: 'urn:uuid:11111111-2222-4333-8444-555555555555' })
    for (const other of [corrected, another]) {
      const { codes } = await verify({}, withEndorsement(endorsementOf(other)))
      expect(codes.endorsement).toBe('endorsement-digest-differs')
    }
  })

  test('that was altered, or signed by another than it names, fails', async () => {
    const sound = endorsementOf(certificate)
    const { codes } = await verify({}, withEndorsement({ ...sound, name: 'Warmly accepted' }))
    expect(codes.endorsement).toBe('endorsement-forged')
  })

  test('by an issuer or a struck-off verifier fails or stays open; by an unknown one it stays open', async () => {
    const verifierRecord = (record: IssuerRecord | undefined): Partial<Ports> => ({
      issuerRecord: async (did) => (did === authority.did ? record : approved),
    })
    const struckOff = await verify(verifierRecord({ ...approvedVerifier, status: 'struck-off' }))
    expect(struckOff.codes.endorsement).toBe('verifier-not-entitled')
    for (const record of [undefined, approved]) {
      const { verdict, codes } = await verify(verifierRecord(record))
      expect([verdict, codes.endorsement]).toEqual(['CANNOT TELL', 'endorsement-unchecked'])
    }
  })

  test('that was withdrawn fails', async () => {
    const withdrawn = await statusList(authority, ENDORSEMENT_LIST, { set: [17] })
    const ofIssuer = await statusList(university, listUrl)
    const result = await verify({ fetchStatusList: async (url) => (url === listUrl ? ofIssuer : withdrawn) })
    expect([result.verdict, result.codes.endorsement]).toEqual(['INVALID', 'endorsement-withdrawn'])
  })

  test('is replaced by the decision on record where none is at hand', async () => {
    const without = { ...bundle, endorsements: [] }
    const declined = async () => ({
      state: 'declined' as const,
      at: '2026-11-20T11:00:00Z',
      reason: 'wrong grade',
    })
    expect((await verify({ reviewState: declined }, without)).headline).toBe(
      'Declined by a verifier on 20 November 2026: wrong grade',
    )
    const pending = async () => ({ state: 'pending' as const })
    expect((await verify({ reviewState: pending }, without)).codes.endorsement).toBe('awaiting-decision')
  })
})
