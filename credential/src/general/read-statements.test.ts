import { expect, test } from 'vitest'
import { deployment, stranger } from '../../test/deployment.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { signProof } from '../json-ld/sign-proof.ts'

const ports = {
  ...(await deployment('00'.repeat(32))),
}
const titles = ['Basket weaving', 'Doctor of Medicine', 'Arabic']
const document = {
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: stranger.did,
  credentialSubject: titles.map((name) => ({
    type: 'AchievementSubject',
    achievement: { type: 'Achievement', name },
  })),
}
const options = {
  suite: 'eddsa-rdfc-2022',
  verificationMethod: stranger.verificationMethod,
  created: '2026-11-20T09:30:00Z',
} as const

test('the person who hands a credential on does not choose which of several values is shown', async () => {
  const signed = await signProof(document, options, stranger.sign)
  const reordered = { ...signed, credentialSubject: document.credentialSubject.toReversed() }
  const [before, after] = await Promise.all([signed, reordered].map((one) => verifyForeign(one, ports)))
  expect(before?.isSigned).toBe(true)
  expect(after).toEqual(before)
})

test.each(['2030-02-30', '2030-04-31', '2029-02-29'])('%s is not a date, in whatever engine', async (day) => {
  const signed = await signProof({ ...document, validUntil: `${day}T00:00:00Z` }, options, stranger.sign)
  const { checks } = await verifyForeign(signed, ports)
  expect(checks[0]?.code).toBe('malformed')
})
