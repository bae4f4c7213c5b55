import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedCertificates, suspend } from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, makeVerifier, nobody, ok } from '../../../test/acts/people.ts'
import { forgeries } from '../../../test/vc-api-forgeries.ts'
import { type JsonObject, minimal, openVcApi, type VcApi } from './testing.ts'

let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
  await api.world.startRoles()
})
afterAll(() => api.world.close())

test('nothing is verified in the name of somebody whose key did not sign it', async () => {
  const all = await forgeries(api)
  // Every third one only, which still covers every victim and every way to name a key.
  for (const { name, credential, options } of all.filter((_, i) => i % 3 === 0)) {
    const { body } = await api.verify(credential, options)
    expect(body.verified, `${name} ${JSON.stringify(options)}`).toBe(false)
  }
}, 120_000)

describe('our own certificate, exactly as issued', () => {
  test('is verified until it is suspended, and again by its proof alone', async () => {
    const verifier = await makeVerifier(api.world, api.admin)
    const student = await makeStudent(api.world, api.issuer)
    const [id] = await acceptedCertificates(api.world, { issuer: api.issuer, verifier, student })
    const certificate = JSON.parse(
      (await callAs(api.world, api.issuer, 'GET', `/api/certificates/${id}/credential.json`)).body,
    ) as JsonObject
    expect(await api.verify(certificate, {})).toMatchObject({ body: { verified: true } })
    ok(await suspend(api.world, api.issuer, id!))
    expect(await api.verify(certificate, {})).toMatchObject({
      body: { verified: false, verification: { verdict: 'INVALID' } },
    })
    expect(await api.verify(certificate, { checks: ['credentialStatus'] })).toMatchObject({
      body: { verified: false },
    })
    expect(await api.verify(certificate, { checks: ['proof'] })).toMatchObject({ body: { verified: true } })
  })
})

describe('a presentation', () => {
  test('is refused when its holder is not who signed it', async () => {
    const presentation = {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      type: ['VerifiablePresentation'],
      verifiableCredential: [(await api.issue(minimal())).body.verifiableCredential],
    }
    const signed = (holder: string) =>
      api.stranger.sign({ ...presentation, holder }, { proofPurpose: 'authentication' })
    const verified = async (holder: string) => (await api.present(await signed(holder))).body.verified
    expect(await verified(api.stranger.did)).toBe(true)
    expect(await verified(api.did)).toBe(false)
    expect(await verified('did:example:somebody-else')).toBe(false)
  })
})

test('a DID of this host that does not exist is INVALID, not unreachable', async () => {
  const missing = api.did.replace(api.issuer.id, `org_${'0'.repeat(16)}`)
  const credential = await api.stranger.sign(minimal({ issuer: missing }), {
    verificationMethod: `${missing}#key-1`,
  })
  const answer = await callAs(api.world, nobody, 'POST', '/api/verify', credential)
  expect(ok(answer).data).toMatchObject({ verdict: 'INVALID' })
  const codes = ok(answer).data.checks.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(expect.arrayContaining(['signer-nonexistent', 'issuer-nonexistent']))
  const { verified, errors } = (await api.verify(credential)).body
  expect(verified).toBe(false)
  expect(JSON.stringify(errors)).toContain('does not exist')
  expect(JSON.stringify(errors)).not.toContain('could be reached')
})
