import { gzipSync } from 'node:zlib'
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020'
import * as vc from '@digitalbazaar/vc'
import { heldContexts } from '../../src/json-ld/contexts.ts'
import { signProof } from '../../src/json-ld/sign-proof.ts'
import { resolveDidKey } from '../../src/verify/evidence/did-document.ts'
import { deployment } from '../deployment.ts'
import { jwtIssuer } from '../jwt.ts'
import { verifyForeign } from '../verify-foreign.ts'
import {
  BITSTRING,
  BY_ID,
  date,
  ED25519_2020,
  issuer,
  type JsonObject,
  OLDER,
  OLDEST,
  V1,
  V2,
} from './parts.ts'

export const jwt = jwtIssuer('ES256', 'wild')
const home = await deployment('00'.repeat(32))

const bits = gzipSync(Buffer.alloc(16_384)).toString('base64url')

const documentLoader = async (url: string) => ({
  contextUrl: null,
  documentUrl: url,
  document: heldContexts.get(url) ?? resolveDidKey(url.split('#')[0]!),
})

/** With the suite of 2020, as most of them sign, using the library that most of them sign with. */
export async function signOlder(credential: JsonObject): Promise<JsonObject> {
  const signer = {
    id: issuer.verificationMethod,
    sign: async ({ data }: { data: Uint8Array }) => issuer.sign(data),
  }
  const suite = new Ed25519Signature2020({ signer, date })
  return vc.issue({ credential, suite, documentLoader, now: date })
}

/** With a Data Integrity proof, whose terms version 1.1 has in a separate context. */
export const signNewer = (credential: JsonObject) =>
  signProof(
    credential,
    { suite: 'eddsa-rdfc-2022', verificationMethod: issuer.verificationMethod, created: date },
    issuer.sign,
  )
export const withItsTerms = (credential: JsonObject): JsonObject => ({
  ...credential,
  '@context': [...(credential['@context'] as string[]), 'https://w3id.org/security/data-integrity/v2'],
})

const olderList = (type: string, url: string, subject: object) => ({
  '@context': [
    V1,
    'https://w3id.org/vc/status-list/2021/v1',
    'https://w3id.org/vc-revocation-list-2020/v1',
    ED25519_2020,
  ],
  id: url,
  type: ['VerifiableCredential', `${type}Credential`],
  issuer: issuer.did,
  issuanceDate: date,
  credentialSubject: { id: `${url}#list`, type, encodedList: bits, ...subject },
})
const published = new Map<string, unknown>([
  [
    BITSTRING,
    await signOlder({
      '@context': [V2, ED25519_2020],
      id: BITSTRING,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuer.did,
      validFrom: '2025-01-09T15:20:02.183Z',
      credentialSubject: {
        id: `${BITSTRING}#list`,
        type: 'BitstringStatusList',
        statusPurpose: ['revocation', 'message'],
        encodedList: `u${bits}`,
      },
    }),
  ],
  [OLDER, await signOlder(olderList('StatusList2021', OLDER, { statusPurpose: 'revocation' }))],
  [OLDEST, await signOlder(olderList('RevocationList2020', OLDEST, {}))],
  [BY_ID, { id: BY_ID, issuer: issuer.did, revokedCredential: [{ id: 'urn:uuid:another', revoked: true }] }],
])

export async function verifyWild(credential: unknown): Promise<Record<string, string>> {
  const { outcome, checks } = await verifyForeign(credential, {
    ...home,
    resolveDid: async (did) => (did === jwt.did ? jwt.didDocument : resolveDidKey(did)),
    fetchStatusList: async (url) => published.get(url) ?? Promise.reject(new Error('404')),
  })
  return { outcome, ...Object.fromEntries(checks.map(({ name, code }) => [name, code])) }
}

/** What is said of a sound one whose list gives this status. */
export const expected = (status: string) => ({
  outcome: status === 'status-entry-incomplete' ? 'CANNOT TELL' : 'SOUND',
  'well-formed': 'well-formed',
  signature: 'signature-valid',
  issuer: 'issuer-unknown',
  status,
})
