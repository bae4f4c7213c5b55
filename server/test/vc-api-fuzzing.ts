import fc from 'fast-check'
import { expect } from 'vitest'
import { callsPerMinute } from '../src/doors/v1/rate-limit.ts'
import { alumni, contexts, type JsonObject, type VcApi } from '../src/doors/vc-api/testing.ts'
import { makeApiKey } from './acts/integrators.ts'
import { callAs } from './acts/people.ts'

/** As many bodies as one API key may send within a minute. */
export const bodiesPerKey = callsPerMinute - 100

const nasty = fc.constantFrom<unknown>(
  '\u0000',
  '\ud800',
  'a'.repeat(5_000),
  '@context',
  '_:b0',
  'https://www.w3.org/ns/credentials/v2',
  'urn:uuid:x',
  'did:key:z6Mk',
  'did:web:',
  'did:web:localhost',
  'did:web:127.0.0.1%3A1',
  'data:application/vc+jwt,e30.e30.AA',
  '9999-12-31T23:59:60Z',
  null,
  true,
  -0,
  1e308,
  [],
  {},
  [[[null]]],
  { '@id': '_:b0' },
  { '@graph': [{}] },
  { '@set': [] },
  { '@list': [[]] },
  { '@type': '@json', '@value': {} },
  { '@reverse': { a: 'b' } },
  { '@context': { '@import': 'x' } },
  { '@context': null },
  { '@vocab': '' },
  { type: '@type', id: '@id' },
)
const value = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 30 }), fc.jsonValue({ maxDepth: 3 }))
const name = fc.oneof(
  fc.constantFrom(
    '@context',
    '@graph',
    '@type',
    '@included',
    'proof',
    'type',
    'id',
    'toString',
    'previousProof',
    'jwk',
  ),
  fc.string({ maxLength: 8 }),
)
const change = fc.tuple(fc.constantFrom('replace', 'add', 'remove'), fc.nat(60), name, value)
const changes = fc.array(change, { minLength: 1, maxLength: 3 })
type Change = [kind: string, place: number, name: string, value: unknown]

/** Sends this many altered bodies to one address. None may be answered as a fault of the server. */
export async function fuzz(api: VcApi, path: string, numRuns: number): Promise<void> {
  const key = await makeApiKey(api.world, api.issuer, { scopes: ['vc-api'] })
  const sound = await soundBody(api, path)
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const body = JSON.stringify(altered(sound, all as Change[]))
      const { statusCode, body: answer } = await callAs(api.world, key, 'POST', `/vc-api${path}`, body)
      expect([200, 201, 400, 404], answer).toContain(statusCode)
    }),
    { numRuns },
  )
}

async function soundBody(api: VcApi, path: string): Promise<JsonObject> {
  const { did, sign } = api.stranger
  if (path.endsWith('/issue')) return { credential: alumni(api.did), options: {} }
  const verifiableCredential = await sign(alumni(did))
  const options = { checks: ['proof', 'credentialStatus'], challenge: 'x', domain: 'y' }
  if (!path.startsWith('/presentations')) return { verifiableCredential, options: { checks: [] } }
  const presentation = {
    '@context': contexts,
    type: ['VerifiablePresentation'],
    holder: did,
    verifiableCredential: [verifiableCredential],
  }
  const proof = { proofPurpose: 'authentication', challenge: 'x', domain: 'y' }
  return { verifiablePresentation: await sign(presentation, proof), options }
}

/** A copy in which members were replaced, added or removed. */
function altered(body: JsonObject, all: readonly Change[]): JsonObject {
  const copy = structuredClone(body)
  for (const [kind, place, name, value] of all) {
    const members = [...membersOf(copy)]
    if (members.length === 0) break
    const [holder, key] = members[place % members.length]!
    if (kind === 'remove') delete holder[key]
    // An array rejects a text as its length, which JSON could not express either.
    else if (kind === 'replace' || !(Array.isArray(holder) && name === 'length'))
      // A fresh value: one that is inserted twice could otherwise come to contain itself.
      holder[kind === 'add' ? name : key] = structuredClone(value)
  }
  return copy
}

function* membersOf(holder: JsonObject): Generator<[holder: JsonObject, key: string]> {
  for (const [key, child] of Object.entries(holder)) {
    yield [holder, key]
    if (typeof child === 'object' && child !== null) yield* membersOf(child as JsonObject)
  }
}
