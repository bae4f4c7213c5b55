import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { alumni, contexts, type JsonObject, minimal, openVcApi, type VcApi, without } from './testing.ts'

// What W3C's vc-data-model-2.0-test-suite asserts, section by section of the recommendation.
let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
})
afterAll(() => api.world.close())

const term = (name: string, url = `https://example.org/#${name}`) => ({
  '@context': [contexts[0], { [name]: url }],
})
const typed = (member: string, value: JsonObject | JsonObject[]) => ({
  ...term('ExampleType'),
  [member]: Array.isArray(value) ? value : { type: 'ExampleType', ...value },
})
const text = { '@value': 'Example', '@language': 'en' }
const published = 'https://www.w3.org/ns/credentials/v2'
const sri = 'sha384-l/HrjlBCNWyAX91hr6LFV2Y3heB5Tcr6IeE4/Tje8YyzYBM8IhqjHWiWpr8+ZbYU'
const multibase = 'uEiBZlVztZpfWHgPyslVv6-UwirFoQoRvW1htfx963sknNA'

const accepted: [string, string, JsonObject][] = [
  ['4.3', 'several context URLs', { '@context': contexts }],
  [
    '4.3',
    'a context object',
    { ...term('ExampleCredential'), type: ['VerifiableCredential', 'ExampleCredential'] },
  ],
  ['4.4', 'a DID as id', { id: 'did:example:credential' }],
  ['4.4', 'a URL as id', { id: 'https://example.org/credentials/1' }],
  ['4.5', 'a type that is a URL', { type: ['VerifiableCredential', 'https://example.org/#Type'] }],
  ['4.5', 'types in another order', { type: ['https://example.org/#Type', 'VerifiableCredential'] }],
  ['4.5', 'credentialStatus with a type', typed('credentialStatus', { id: 'did:example:status' })],
  ['4.5', 'termsOfUse with a type', typed('termsOfUse', {})],
  ['4.5', 'evidence with a type', typed('evidence', {})],
  ['4.5', 'several evidences', typed('evidence', [{ type: 'ExampleType' }, { type: 'ExampleType' }])],
  ['4.5', 'refreshService with a type', typed('refreshService', { id: 'did:example:refresh' })],
  ['4.6', 'a name', { name: 'Example' }],
  ['4.6', 'a name in a language', { name: text }],
  ['4.6', 'a name with a direction', { name: { ...text, '@direction': 'ltr' } }],
  [
    '4.6',
    'names in several languages',
    { name: [text, { '@value': 'مثال', '@language': 'ar', '@direction': 'rtl' }] },
  ],
  ['4.6', 'a description in a language', { description: text }],
  ['4.8', 'several subjects', { credentialSubject: [{ id: 'did:example:a' }, { id: 'did:example:b' }] }],
  ['4.9', 'validFrom with milliseconds', { validFrom: '2023-01-01T00:00:00.123Z' }],
  ['4.9', 'validFrom with an offset', { validFrom: '2023-01-01T00:00:00-05:00' }],
  ['4.9', 'validFrom far in the future', { validFrom: '2999-01-01T00:00:00Z' }],
  [
    '4.9',
    'validUntil after validFrom',
    { validFrom: '2023-01-01T00:00:00Z', validUntil: '2099-01-01T00:00:00Z' },
  ],
  ['4.10', 'a status without id', typed('credentialStatus', {})],
  ['4.11', 'a schema', typed('credentialSchema', { id: 'https://example.org/schema' })],
  ['5.3', 'a resource with a digestSRI', { relatedResource: [{ id: published, digestSRI: sri }] }],
  [
    '5.3',
    'a resource with a digestMultibase',
    { relatedResource: { id: published, digestMultibase: multibase } },
  ],
  [
    '5.3',
    'a resource that is not held',
    { relatedResource: [{ id: 'https://example.org/x', digestSRI: 'sha256-AAAA', mediaType: 'text/plain' }] },
  ],
]

const refused: [string, string, JsonObject][] = [
  ['4.3', 'no context', { '@context': undefined }],
  ['4.3', 'another first context', { '@context': contexts.toReversed() }],
  ['4.3', 'a context that is not a URL', { '@context': [contexts[0], 'https ://not-a-url'] }],
  ['4.3', 'a context that is not held', { '@context': [contexts[0], 'https://example.com'] }],
  ['4.3', 'a context that is a number', { '@context': [contexts[0], 123192875] }],
  ['4.4', 'an id that is null', { id: null }],
  ['4.4', 'several ids', { id: ['did:example:a', 'did:example:b'] }],
  ['4.4', 'an id that is not a URL', { id: 'not-a-url' }],
  ['4.4', 'several ids of a subject', { credentialSubject: { id: ['did:example:a', 'did:example:b'] } }],
  ['4.5', 'no type', { type: undefined }],
  ['4.5', 'a type that no context defines', { type: ['VerifiableCredential', 'Unmapped'] }],
  [
    '4.5',
    'a type that is mapped to no URL',
    { ...term('Mapped', 'https ://not-a-url#Mapped'), type: ['VerifiableCredential', 'Mapped'] },
  ],
  ['4.5', 'a type without VerifiableCredential', { type: ['https://example.org/#Type'] }],
  ...['credentialStatus', 'termsOfUse', 'evidence', 'refreshService', 'credentialSchema'].map(
    (member): [string, string, JsonObject] => [
      '4.5',
      `${member} without a type`,
      { [member]: { id: 'did:example:x' } },
    ],
  ),
  ...['name', 'description'].flatMap((member): [string, string, JsonObject][] => [
    ['4.6', `a ${member} with further members`, { [member]: { ...text, url: 'did:example:x' } }],
    ['4.6', `a ${member} that is a number`, { [member]: 7 }],
    ['4.6', `a ${member} of another direction`, { [member]: { ...text, '@direction': 'up' } }],
  ]),
  ['4.7', 'an issuer that is null', { issuer: null }],
  ['4.7', 'an issuer that is not a URL', { issuer: 'not-a-url' }],
  ['4.7', 'an issuer object with the id null', { issuer: { id: null } }],
  ['4.7', 'an issuer object whose id is not a URL', { issuer: { id: 'not-a-url' } }],
  ['4.8', 'a subject that JSON-LD drops', { credentialSubject: { '@set': [] } }],
  [
    '4.8',
    'a subject that JSON-LD drops, spelt otherwise',
    { ...term('nothing', '@set'), credentialSubject: { nothing: [] } },
  ],
  ['4.8', 'no subject', { credentialSubject: undefined }],
  ['4.8', 'an empty subject', { credentialSubject: {} }],
  ['4.8', 'an empty one of several subjects', { credentialSubject: [{ id: 'did:example:a' }, {}] }],
  ['4.9', 'validFrom that is not a date', { validFrom: 'TEST' }],
  ['4.9', 'validUntil that is not a date', { validUntil: '2023-01-01' }],
  [
    '4.9',
    'validUntil before validFrom',
    { validFrom: '2099-01-01T00:00:00Z', validUntil: '2023-01-01T00:00:00Z' },
  ],
  ['4.10', 'several ids of a status', typed('credentialStatus', { id: ['did:example:a', 'did:example:b'] })],
  ['4.10', 'the id of a status that is not a URL', typed('credentialStatus', { id: 'not-a-url' })],
  ['4.10', 'the type of a status that is not a URL', { credentialStatus: { type: 'Unmapped' } }],
  ['4.11', 'a schema without id', typed('credentialSchema', {})],
  ['4.11', 'a schema whose id is a number', typed('credentialSchema', { id: 7 })],
  ['5.2', 'VerifiableCredential redefined', term('VerifiableCredential')],
  [
    '5.2',
    'a protected term redefined',
    {
      '@context': [
        contexts[0],
        { '@protected': true, Example: 'https://example.org/#Good' },
        { Example: 'https://example.org/#Bad' },
      ],
      type: ['VerifiableCredential', 'Example'],
    },
  ],
  ['5.3', 'resources that are texts', { relatedResource: ['https://example.org/x'] }],
  ['5.3', 'a resource without id', { relatedResource: [{ digestSRI: sri }] }],
  [
    '5.3',
    'a resource named twice',
    {
      relatedResource: [
        { id: published, digestSRI: sri },
        { id: published, digestMultibase: multibase },
      ],
    },
  ],
  ['5.3', 'a resource without digest', { relatedResource: [{ id: published }] }],
  [
    '5.3',
    'another digestSRI than the resource’s',
    { relatedResource: [{ id: published, digestSRI: sri.replace('l/', 'm/') }] },
  ],
  [
    '5.3',
    'another digestMultibase than the resource’s',
    { relatedResource: [{ id: published, digestMultibase: multibase.replace('NA', 'NB') }] },
  ],
]

describe('issuing accepts', () => {
  test.each(accepted)('%s %s', async (_section, _name, change) => {
    const { status, body } = await api.issue(minimal(change))
    expect({ status, body }).toMatchObject({ status: 201, body: { verifiableCredential: change } })
    const verified = await api.verify(body.verifiableCredential)
    expect(verified).toMatchObject({ status: 200, body: { verified: true, errors: [] } })
  })

  test('4.7 an issuer that is an object with names in languages', async () => {
    const issuer = { id: api.did, name: text, description: [text] }
    expect((await api.issue(minimal({ issuer }))).status).toBe(201)
    const named = { id: api.did, name: { ...text, url: 'did:example:x' } }
    expect((await api.issue(minimal({ issuer: named }))).status).toBe(400)
  })
})

describe('issuing and verifying refuse', () => {
  test.each(refused)('%s %s', async (_section, _name, change) => {
    const answer = await api.issue(minimal(change))
    expect(answer).toMatchObject({ status: 400, body: { success: false, error: 'malformed' } })
    const signed = await api.stranger.sign(minimal({ issuer: api.stranger.did, ...change }), {
      suite: 'eddsa-jcs-2022',
    })
    expect(await api.verify(signed)).toMatchObject({ status: 400, body: { verified: false } })
  })
})

describe('a presentation', () => {
  const present = async (change: JsonObject = {}, proof: JsonObject = {}) =>
    api.present(await presentation(change, proof))
  async function presentation(change: JsonObject, proof: JsonObject) {
    const credential = await api.stranger.sign(alumni(api.stranger.did))
    const document = {
      '@context': [contexts[0]],
      type: ['VerifiablePresentation'],
      holder: api.stranger.did,
      verifiableCredential: [credential],
      ...change,
    }
    return api.stranger.sign(document, {
      proofPurpose: 'authentication',
      challenge: '1235abcd6789',
      ...proof,
    })
  }

  test.each<[string, string, JsonObject]>([
    ['4.3', 'with its context', {}],
    ['4.3', 'with a context object', { ...term('Example'), type: ['VerifiablePresentation', 'Example'] }],
    ['4.13', 'with an id', { id: 'urn:uuid:313801ba-24b7-11ee-be02-ff560265cf9b' }],
    ['4.13', 'without credentials', { verifiableCredential: undefined }],
  ])('%s %s is verified', async (_section, _name, change) => {
    expect(await present(change)).toMatchObject({ status: 200, body: { verified: true } })
  })

  test.each<[string, string, JsonObject]>([
    ['4.3', 'without context', { '@context': undefined }],
    ['4.3', 'with contexts in another order', { '@context': contexts.toReversed() }],
    ['4.3', 'with a context that is a number', { '@context': [contexts[0], 123192875] }],
    ['4.3', 'with a context that is not held', { '@context': [contexts[0], 'https://example.com'] }],
    ['4.5', 'without type', { type: undefined }],
    ['4.5', 'of another type', { type: ['https://example.org/#Other'] }],
    ['4.13', 'with an id that is not a URL', { id: 'not-a-url' }],
    ['4.13', 'with credentials that are texts', { verifiableCredential: ['https://example.org/1'] }],
    [
      '4.13',
      'with a holder that is not a URL',
      { holder: { id: 'z6MkpJySvETLnxhQG9DzEdmKJtysBDjuuTeDfUj1uNNCUqcj' } },
    ],
    ['4.13.4', 'of own credentials without holder', { holder: undefined }],
    ['4.13.4', 'of own credentials by another holder', { holder: 'did:example:acme' }],
  ])('%s %s is refused', async (_section, _name, change) => {
    const document = await presentation({}, {})
    const changed = { ...document, ...change }
    expect(await api.present(changed)).toMatchObject({ status: 400, body: { verified: false } })
    const signed = await presentation(change, { suite: 'eddsa-jcs-2022' })
    expect(await api.present(signed)).toMatchObject({ status: 400, body: { verified: false } })
  })

  test('4.13.4 names the issuer of own credentials as holder', async () => {
    const credential = await api.stranger.sign(alumni('did:example:acme'))
    expect((await present({ verifiableCredential: credential })).status).toBe(400)
  })

  test('is refused where a second holder stands under the full name', async () => {
    const second = { 'https://www.w3.org/2018/credentials#holder': { '@id': 'did:example:acme' } }
    expect((await present({ verifiableCredential: undefined })).status).toBe(200)
    expect((await present({ verifiableCredential: undefined, ...second })).status).toBe(400)
  })

  test('is refused with a credential in it that was changed', async () => {
    const credential = await api.stranger.sign(alumni(api.stranger.did))
    const changed = { ...credential, validUntil: '2099-01-01T00:00:00Z' }
    expect((await present({ verifiableCredential: [changed] })).status).toBe(400)
  })

  test('is held to challenge, domain and purpose', async () => {
    const signed = await presentation({}, { domain: 'verifier.example' })
    const ask = async (options: JsonObject) => (await api.present(signed, options)).status
    expect(await ask({ challenge: '1235abcd6789', domain: 'verifier.example' })).toBe(200)
    expect(await ask({ challenge: 'another' })).toBe(400)
    expect(await ask({ domain: 'another.example' })).toBe(400)
    expect(await ask({ expectedProofPurpose: 'assertionMethod' })).toBe(400)
  })

  test('may go unsigned where nothing asks who presents, but not as a verifiable one', async () => {
    const unsigned = without(await presentation({}, {}), 'proof')
    const verify = async (body: JsonObject) => (await api.post('/presentations/verify', body)).status
    expect(await verify({ presentation: unsigned })).toBe(200)
    expect(await verify({ presentation: unsigned, options: { challenge: 'x' } })).toBe(400)
    expect(await verify({ verifiablePresentation: unsigned })).toBe(400)
  })

  test('4.13.2 in an envelope is refused', async () => {
    const envelope = {
      '@context': contexts[0],
      id: 'data:application/vp+jwt,e30.e30.',
      type: 'EnvelopedVerifiablePresentation',
    }
    expect((await api.present(envelope)).status).toBe(400)
  })
})
