import { createHash } from 'node:crypto'
import { SIGNING_SUITES } from '@credenza/credential/general'
import { base58btc } from 'multiformats/bases/base58'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alumni, contexts, type JsonObject, openVcApi, type VcApi, without } from './testing.ts'

// What W3C's vc-di-eddsa-test-suite asserts, with the assertions on Data Integrity that other suites share.
let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
})
afterAll(() => api.world.close())

const dateTimeStamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const past = '2020-01-01T00:00:00'
const future = '2099-01-01T00:00:00'

describe.each(SIGNING_SUITES)('%s', (suite) => {
  const other = SIGNING_SUITES.find((one) => one !== suite)!
  const sign = (options: JsonObject = {}) =>
    api.stranger.sign(alumni(api.stranger.did), { suite, ...options })
  const withProof = async (change: JsonObject) => {
    const signed = await sign()
    return { ...signed, proof: { ...(signed.proof as JsonObject), ...change } }
  }

  describe('an issued credential', () => {
    let issued: JsonObject & { proof: JsonObject }
    beforeAll(async () => {
      issued = (await api.issue(alumni(api.did), suite)).body.verifiableCredential as typeof issued
    })

    test('has one proof object, of type DataIntegrityProof and of this cryptosuite', () => {
      expect(issued.proof).toMatchObject({
        type: 'DataIntegrityProof',
        cryptosuite: suite,
        proofPurpose: 'assertionMethod',
        created: expect.stringMatching(dateTimeStamp),
      })
    })

    test('has a proofValue of 64 bytes in base58btc', () => {
      expect(base58btc.decode(issued.proof.proofValue as `z${string}`)).toHaveLength(64)
    })

    test('names a Multikey of the issuer that the DID document gives it, in base58btc', async () => {
      const keyId = String(issued.proof.verificationMethod)
      const { body } = await resolve(api.did)
      expect(body.didDocument).toMatchObject({
        id: api.did,
        assertionMethod: expect.arrayContaining([keyId]),
      })
      const [method] = body.didDocument.verificationMethod.filter(({ id }: { id: string }) => id === keyId)
      expect(method).toMatchObject({ type: 'Multikey', controller: api.did })
      expect(method.publicKeyMultibase).toMatch(/^z6Mk[1-9A-HJ-NP-Za-km-z]+$/)
    })

    test('verifies, and after a change does not', async () => {
      expect((await api.verify(issued)).status).toBe(200)
      expect((await api.verify({ ...issued, validUntil: '2099-01-01T00:00:00Z' })).status).toBe(400)
    })

    test('gets a second proof beside the first when it is issued again', async () => {
      const again = (await api.issue(issued, other)).body.verifiableCredential as { proof: JsonObject[] }
      expect(again.proof.map(({ cryptosuite }) => cryptosuite)).toEqual([suite, other])
      expect((await api.verify(again)).status).toBe(200)
      const [first, second] = again.proof
      const broken = { ...again, proof: [{ ...first, created: '2020-01-01T00:00:00Z' }, second] }
      expect((await api.verify(broken)).status).toBe(400)
    })
  })

  async function resolve(did: string) {
    const url = `/vc-api/identifiers/${encodeURIComponent(did)}`
    const headers = { authorization: `Bearer ${api.key.token}` }
    const response = await api.world.send({ method: 'GET', url, headers })
    return { status: response.statusCode, body: response.json() }
  }

  test.each<[string, () => Promise<unknown>]>([
    ['a sound proof', () => sign()],
    ['no created', async () => sign({ created: undefined })],
    ['created without offset', () => sign({ created: past })],
    ['expires in the future', () => sign({ expires: `${future}Z` })],
    ['expires without offset', () => sign({ expires: future })],
    ['a DID without fragment as key', () => sign({ verificationMethod: api.stranger.did })],
    ['a proof chain', async () => chained(['urn:uuid:first'])],
    ['a proof chain with one link in a text', () => chained('urn:uuid:first')],
  ])('verifies with %s', async (_name, make) => {
    expect(await api.verify(await make())).toMatchObject({ status: 200, body: { verified: true } })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['no proof', async () => without(await sign(), 'proof')],
    ['a proof that is null', async () => ({ ...(await sign()), proof: null })],
    ['no proof.type', () => withProof({ type: undefined })],
    ['another proof.type', () => sign({ type: 'UnknownProofType' })],
    ['no verificationMethod', () => sign({ verificationMethod: undefined })],
    ['a verificationMethod that leads nowhere', () => sign({ verificationMethod: 'did:key:invalidVm' })],
    ['no proofPurpose', () => sign({ proofPurpose: undefined })],
    ['another proofPurpose', () => sign({ proofPurpose: 'invalidPurpose' })],
    ['no proofValue', () => withProof({ proofValue: undefined })],
    ['a proofValue that is null', () => withProof({ proofValue: null })],
    [
      'a proofValue without multibase header',
      async () => withProof({ proofValue: (await signatureOf()).slice(1) }),
    ],
    ['a proofValue of other length', async () => withProof({ proofValue: longer(await signatureOf()) })],
    ['created that is not a date', () => sign({ created: 'invalidDate' })],
    ['expires in the past', () => sign({ expires: `${past}Z` })],
    ['expires in the past, without offset', () => sign({ expires: past })],
    ['an unknown cryptosuite', () => sign({ cryptosuite: 'UnknownCryptosuite' })],
    [
      'the canonicalisation of another cryptosuite',
      () => api.stranger.sign(alumni(api.stranger.did), { suite: other, cryptosuite: suite }),
    ],
    ['another hash', async () => withProof({ proofValue: await sha512Value() })],
    ['a chain to no proof', () => chained('urn:uuid:first', 'urn:uuid:missing')],
    [
      'a chain with a link to no proof',
      () => chained('urn:uuid:first', ['urn:uuid:first', 'urn:uuid:missing']),
    ],
    ['a chain by a number', () => chained('urn:uuid:first', 7)],
  ])('refuses %s', async (_name, make) => {
    expect(await api.verify(await make())).toMatchObject({ status: 400, body: { verified: false } })
  })

  test.each([
    ['another purpose', { expectedProofPurpose: 'authentication' }],
    ['a challenge', { challenge: '1235abcd6789' }],
    ['a domain', { domain: 'domain.example' }],
  ])('refuses a proof where %s is expected', async (_name, options) => {
    expect((await api.verify(await sign(), { checks: ['proof'], ...options })).status).toBe(400)
  })

  async function signatureOf(): Promise<string> {
    return String(((await sign()).proof as JsonObject).proofValue)
  }

  const longer = (value: string) =>
    base58btc.encode(Buffer.concat([base58btc.decode(value as `z${string}`), Buffer.alloc(32, 7)]))

  /** A signature over SHA-512 of the data to be signed. */
  async function sha512Value(): Promise<string> {
    const digest = (bytes: Uint8Array) => createHash('sha512').update(bytes).digest()
    const { proof } = await api.stranger.sign(alumni(api.stranger.did), { suite }, digest)
    return String((proof as JsonObject).proofValue)
  }

  /**
   * Two proofs, of which the second covers the first and refers to it. With `named`, it is later made to refer to something
   * else.
   */
  async function chained(previousProof: unknown, named = previousProof): Promise<JsonObject> {
    const first = await sign({ id: 'urn:uuid:first' })
    const { proof } = (await api.stranger.sign(first, { suite, previousProof })) as { proof: JsonObject[] }
    return { ...first, proof: [proof[0], { ...proof[1], previousProof: named }] }
  }
})

test('a proof of ecdsa-rdfc-2019 by an issuer that nobody can resolve is sound, and the issuer is warned of', async () => {
  const signed = {
    ...alumni('https://vc.example/issuers/5678'),
    '@context': contexts,
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'ecdsa-rdfc-2019',
      created: '2023-02-24T23:36:38Z',
      verificationMethod: 'https://vc.example/issuers/5678#zDnaepBuvsQ8cpsWrVKw8fbpGpvPeNSjVPTWoq6cRqaYzBKVP',
      proofPurpose: 'assertionMethod',
      proofValue: 'z4KKHqaD4F7GHyLA6f3wK9Ehxtogv5jQRFpQBM4sXkSf7Bozd7bAf7dF6UkfM2aSCBMm24mPvaFXmzQmimzaEC3SL',
    },
  }
  expect(await api.verify(signed)).toMatchObject({
    status: 200,
    body: { verified: true, warnings: [{ title: 'Issuer' }] },
  })
})
