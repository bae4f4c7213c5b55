import { expect, test } from 'vitest'
import { deployment, stranger } from '../../test/deployment.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { signProof } from '../json-ld/sign-proof.ts'

const SECURITY = 'https://w3id.org/security#'
const ports = {
  ...(await deployment('00'.repeat(32))),
}
const badge = {
  '@context': ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'],
  type: ['VerifiableCredential'],
  issuer: stranger.did,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { alumniOf: 'The School of Examples' },
}
const options = {
  suite: 'eddsa-rdfc-2022',
  verificationMethod: stranger.verificationMethod,
  created: '2026-11-20T09:30:00Z',
} as const
const expires = '2026-11-20T10:00:00Z'
const typed = { '@value': expires, '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' }
const otherSpellings: [name: string, members: Record<string, unknown>][] = [
  ['under its full name', { [`${SECURITY}expiration`]: typed }],
  ['in @nest', { '@nest': { expires } }],
  ['in @included', { id: 'urn:proof', '@included': [{ id: 'urn:proof', expires }] }],
]

test('a proof that has expired fails', async () => {
  const signed = await signProof(badge, { ...options, expires }, stranger.sign)
  expect((await verifyForeign(signed, ports)).verdict).toBe('INVALID')
})

test.each(otherSpellings)('an end that is spelt %s is not ignored', async (_, members) => {
  const signed = await signProof(badge, { ...options, ...members }, stranger.sign)
  expect((await verifyForeign(signed, ports)).outcome).not.toBe('SOUND')
})
