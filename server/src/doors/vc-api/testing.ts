import { type SigningSuite, signProof } from '@credenza/credential/general'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  type Organisation,
  type Person,
} from '../../../test/acts/people.ts'
import { openTestWorld, publicUrl, type TestWorld } from '../../../test/worlds/test-world.ts'
import { generateSigningKey, openSigningKey } from '../../platform/keys/signing-key.ts'
import { organisationDid } from '../../proof/issuer/did.ts'

export type JsonObject = Record<string, unknown>
type ProofOptions = JsonObject & { suite?: SigningSuite }

export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://www.w3.org/ns/credentials/examples/v2',
]

/** Signs the data; `digest` replaces the hash that is made of it before signing. */
type Sign = (
  document: JsonObject,
  options?: ProofOptions,
  digest?: (bytes: Uint8Array) => Uint8Array,
) => Promise<JsonObject>
interface Stranger {
  did: string
  sign: Sign
}

/** A server with an issuer whose API key opens /vc-api, and a stranger who signs with a `did:key`. */
export interface VcApi {
  world: TestWorld
  admin: Person
  issuer: Organisation
  did: string
  key: Caller
  stranger: Stranger
  post: (path: string, body: unknown) => Promise<{ status: number; body: JsonObject }>
  /** Issues this credential in the issuer's name. */
  issue: (credential: JsonObject, instance?: string) => Promise<{ status: number; body: JsonObject }>
  verify: (
    verifiableCredential: unknown,
    options?: JsonObject,
  ) => Promise<{ status: number; body: JsonObject }>
  present: (
    verifiablePresentation: unknown,
    options?: JsonObject,
  ) => Promise<{ status: number; body: JsonObject }>
}

export async function openVcApi(): Promise<VcApi> {
  const world = await openTestWorld()
  const admin = await makeAdmin(world)
  const issuer = await makeIssuer(world, admin)
  const key = await makeApiKey(world, issuer, { scopes: ['vc-api'] })
  const did = organisationDid(publicUrl, issuer.id)
  const post = async (path: string, body: unknown) => {
    const response = await callAs(world, key, 'POST', `/vc-api${path}`, body)
    return { status: response.statusCode, body: response.json() }
  }
  return {
    world,
    admin,
    issuer,
    did,
    key,
    stranger: makeStranger(world),
    post,
    issue: (credential, instance = 'eddsa-rdfc-2022') =>
      post(`/${instance}/credentials/issue`, { credential: { issuer: did, ...credential } }),
    verify: (verifiableCredential, options = { checks: ['proof'] }) =>
      post('/credentials/verify', { verifiableCredential, options }),
    present: (verifiablePresentation, options = { checks: [] }) =>
      post('/presentations/verify', { verifiablePresentation, options }),
  }
}

export function makeStranger({ ctx }: TestWorld): Stranger {
  const { publicKeyMultibase, sealedPrivateKey } = generateSigningKey(ctx.keys)
  const { sign } = openSigningKey(ctx.keys, sealedPrivateKey)
  const did = `did:key:${publicKeyMultibase}`
  return {
    did,
    sign: (document, { suite = 'eddsa-rdfc-2022', ...options } = {}, digest = (bytes) => bytes) => {
      const verificationMethod = `${did}#${publicKeyMultibase}`
      const proof = { suite, verificationMethod, created: '2026-01-01T00:00:00Z', ...options }
      return signProof(document, proof, (bytes) => sign(digest(bytes)))
    },
  }
}

/** A credential without faults; only its issuer must be filled in. */
export const minimal = (change: JsonObject = {}): JsonObject => ({
  '@context': [contexts[0]],
  type: ['VerifiableCredential'],
  credentialSubject: { id: 'did:example:subject' },
  ...change,
})

export const alumni = (issuer: string): JsonObject =>
  minimal({
    '@context': contexts,
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    issuer,
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
  })

/** Copies a document without one member of it or of its proof. */
export function without(document: JsonObject, name: string): JsonObject {
  const { [name]: _, ...rest } = document
  return rest
}
