import { gzipSync } from 'node:zlib'
import { signProof } from '../src/json-ld/sign-proof.ts'
import { resolveDidKey } from '../src/verify/evidence/did-document.ts'
import { deployment } from './deployment.ts'
import { didKeyIssuer } from './jwt.ts'
import { verifyForeign } from './verify-foreign.ts'

export type JsonObject = Record<string, unknown>

export const created = '2026-11-20T09:30:00Z'
export const url = 'https://foreign.example/status/1'
export const id = 'https://foreign.example/credentials/1'
export const issuer = didKeyIssuer(61)
export const keeper = didKeyIssuer(62)
export const home = await deployment('00'.repeat(32))

/** The contexts of every list, whatever its kind. */
export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://www.w3.org/ns/credentials/examples/v2',
  'https://w3id.org/vc/status-list/2021/v1',
  'https://w3id.org/vc-revocation-list-2020/v1',
  'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
]
export const options = (verificationMethod: string) =>
  ({ suite: 'eddsa-jcs-2022', verificationMethod, created }) as const
/** Without members that are undefined. */
export const sign = (document: JsonObject, by = issuer) =>
  signProof(
    JSON.parse(JSON.stringify({ issuer: by.did, ...document })),
    options(by.verificationMethod),
    by.sign,
  )

/** The status check of a credential with this entry, when its addresses answer with this list. */
export async function statusOf(credentialStatus: unknown, list: () => unknown, change: JsonObject = {}) {
  const credential = await sign({
    '@context': contexts,
    id,
    type: ['VerifiableCredential'],
    credentialSubject: { alumniOf: 'The School of Examples' },
    credentialStatus,
    ...change,
  })
  const { outcome, checks } = await verifyForeign(credential, {
    ...home,
    resolveDid: async (did) => (did.startsWith('did:key:') ? resolveDidKey(did) : home.resolveDid(did)),
    fetchStatusList: async (address) => (address === url ? list() : Promise.reject(new Error('404'))),
  })
  const check = checks.find(({ name }) => name === 'status')!
  return { outcome, ...check }
}

/** Bits as any kind of list packs them. */
export function packed(set: number[], bytes = 16_384): Buffer {
  const bits = Buffer.alloc(bytes)
  for (const index of set) bits[index >> 3]! |= 0x80 >> (index & 7)
  return gzipSync(bits)
}

export type Kind = {
  entry: JsonObject
  index: string
  list: (set: number[], change?: JsonObject, by?: typeof issuer) => Promise<JsonObject>
}
/** Lists from before the standard belong to version 1.1 of the data model: their contexts reject version 2.0. */
const olderContexts = [
  'https://www.w3.org/2018/credentials/v1',
  'https://w3id.org/vc/status-list/2021/v1',
  'https://w3id.org/vc-revocation-list-2020/v1',
  'https://w3id.org/security/data-integrity/v2',
]
export const listOf =
  (type: string, subject: JsonObject, encode: (bytes: Buffer) => string): Kind['list'] =>
  (set, change, by) =>
    sign(
      {
        ...(type === 'BitstringStatusList'
          ? { '@context': contexts.slice(0, 2) }
          : { '@context': olderContexts, issuanceDate: created }),
        id: url,
        type: ['VerifiableCredential', `${type}Credential`],
        credentialSubject: {
          id: `${url}#list`,
          type,
          encodedList: encode(packed(set)),
          ...subject,
          ...change,
        },
      },
      by,
    )
