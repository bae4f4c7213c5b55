import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs } from '../../../test/acts/people.ts'
import type { Context } from '../../context.ts'
import { represent, resolveIdentifier } from './resolve-identifier.ts'
import { openVcApi, type VcApi } from './testing.ts'

// What the DID Resolution specification and its test suite require of a resolver over HTTP.
let api: VcApi
beforeAll(async () => {
  api = await openVcApi()
})
afterAll(() => api.world.close())

const resolve = async (did: string, headers?: Record<string, string>) => {
  const url = `/vc-api/identifiers/${encodeURIComponent(did)}`
  const answer = await callAs(api.world, api.key, 'GET', url, undefined, headers)
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type']).replace('; charset=utf-8', ''),
    body: answer.json(),
  }
}
const error = (code: string) => ({
  '@context': 'https://w3id.org/did-resolution/v1',
  didDocument: null,
  didResolutionMetadata: {
    error: {
      type: `https://www.w3.org/ns/did#${code}`,
      title: expect.stringMatching(/./),
      detail: expect.stringMatching(/./),
    },
  },
  didDocumentMetadata: {},
})

test('the documents of did:key, of an organisation and of the deployment are resolved', async () => {
  for (const did of [api.stranger.did, api.did, 'did:web:credenza.example'])
    expect(await resolve(did)).toMatchObject({
      status: 200,
      type: 'application/did-resolution',
      body: {
        '@context': 'https://w3id.org/did-resolution/v1',
        didDocument: { id: did },
        didResolutionMetadata: { contentType: 'application/did' },
        didDocumentMetadata: {},
      },
    })
})

test.each([
  ['not-a-did', 400, 'INVALID_DID'],
  ['did:example', 400, 'INVALID_DID'],
  ['did:example:', 400, 'INVALID_DID'],
  ['did:Example:1', 400, 'INVALID_DID'],
  ['did:web:a.example:%zz', 400, 'INVALID_DID'],
  ['did:web:credenza.example#key-1', 400, 'INVALID_DID'],
  ['did:web:credenza.example/path', 400, 'INVALID_DID'],
  ['did:web:credenza.example?versionId=1', 400, 'INVALID_DID'],
  ['did:key:z6MkInvalid', 400, 'INVALID_DID'],
  ['did:web:user@a.example', 400, 'INVALID_DID'],
  ['did:web:a.example:..:b', 400, 'INVALID_DID'],
  ['did:example:123', 501, 'METHOD_NOT_SUPPORTED'],
  ['did:ion:EiClkZMDxPKqC9c', 501, 'METHOD_NOT_SUPPORTED'],
  ['did:web:credenza.example:issuers:org_0000000000000000', 404, 'NOT_FOUND'],
  // The server does not fetch this address, so it cannot tell whether the DID exists.
  ['did:web:127.0.0.1', 500, 'INTERNAL_ERROR'],
])('%s is answered with %i %s', async (did, status, code) => {
  expect(await resolve(did)).toEqual({ status, type: 'application/did-resolution', body: error(code) })
})

describe('a representation', () => {
  test.each([
    [undefined, 'application/did-resolution'],
    ['*/*', 'application/did-resolution'],
    ['application/json', 'application/did-resolution'],
    ['application/did, application/did-resolution', 'application/did-resolution'],
    [
      'application/ld+json; profile="https://w3id.org/did-resolution"',
      'application/ld+json; profile="https://w3id.org/did-resolution"',
    ],
    [
      'application/ld+json; profile="https://w3id.org/did-resolution", */*;q=0.1',
      'application/ld+json; profile="https://w3id.org/did-resolution"',
    ],
  ])('is the whole result for who accepts %s', async (accept, type) => {
    const answer = await resolve(api.did, accept === undefined ? undefined : { accept })
    expect(answer).toMatchObject({ type, body: { didDocument: { id: api.did } } })
  })

  test.each(['application/did', 'application/did+json', 'application/did+ld+json'])(
    'is the document alone for who accepts only %s, but a failure keeps its result',
    async (accept) => {
      expect(await resolve(api.did, { accept })).toMatchObject({ type: accept, body: { id: api.did } })
      const failed = await resolve('did:example:123', { accept })
      expect(failed).toMatchObject({ status: 501, body: error('METHOD_NOT_SUPPORTED') })
    },
  )
})

describe('the document of another host', () => {
  let host: Server
  let did: string
  let ctx: Context
  let answer: { status: number; body: string }

  beforeAll(async () => {
    host = createServer((_request, response) => response.writeHead(answer.status).end(answer.body))
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    did = `did:web:localhost%3A${(host.address() as AddressInfo).port}`
    ctx = { ...api.world.ctx, config: { ...api.world.ctx.config, allowPrivateAddresses: true } }
  })
  afterAll(() => host.close())

  // Each uses its own path, because a fetched document is cached for a minute.
  test.each<[string, number, (did: string) => string, number, string?]>([
    ['is resolved', 200, (id) => JSON.stringify({ id }), 200],
    ['that is not there is not found', 404, () => '', 404, 'NOT_FOUND'],
    ['that is gone is not found', 410, () => '', 404, 'NOT_FOUND'],
    ['whose host is in trouble is not called missing', 503, () => '', 500, 'INTERNAL_ERROR'],
    ['that is not JSON is not sound', 200, () => '<html>', 500, 'INVALID_DID_DOCUMENT'],
    [
      'of another DID is not sound',
      200,
      (id) => JSON.stringify({ id: `${id}x` }),
      500,
      'INVALID_DID_DOCUMENT',
    ],
    ['that is a list is not sound', 200, () => '[]', 500, 'INVALID_DID_DOCUMENT'],
  ])('%s', async (name, status, body, expected, code) => {
    const one = `${did}:${name.replaceAll(/\W/g, '-')}`
    answer = { status, body: body(one) }
    const resolution = await resolveIdentifier(ctx, one)
    expect(resolution.status).toBe(expected)
    if (code) expect(resolution.result).toEqual(error(code))
    else expect(represent(resolution).body).toMatchObject({ didDocument: { id: one } })
  })

  test('whose host is away is not called missing', async () => {
    const { result } = await resolveIdentifier(ctx, 'did:web:localhost%3A1:nobody-listens')
    expect(result).toEqual(error('INTERNAL_ERROR'))
  })
})
