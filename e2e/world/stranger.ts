import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type SigningSuite, signProof } from '@credenza/credential/general'
import { encodeMultikey } from '@credenza/credential/issue'

export type Json = Record<string, unknown>

/** A third party with its own key, who can sign anything, even in other parties' names. */
export interface Stranger {
  /** The DID that is derived from the key. */
  did: string
  multikey: string
  publicKey: Uint8Array
  signBytes(bytes: Uint8Array): Uint8Array
  sign(document: Json, as?: { keyId?: string; suite?: SigningSuite; created?: string }): Promise<Json>
  signJwt(claims: Json, header?: Json): string
}

export function newStranger(): Stranger {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  const multikey = encodeMultikey(raw)
  const did = `did:key:${multikey}`
  const ownKeyId = `${did}#${multikey}`
  const signBytes = (bytes: Uint8Array) => sign(null, bytes, privateKey)
  return {
    did,
    multikey,
    publicKey: raw,
    signBytes,
    sign: (
      document,
      { keyId = ownKeyId, suite = 'eddsa-rdfc-2022', created = '2026-01-02T00:00:00Z' } = {},
    ) => signProof(document, { suite, verificationMethod: keyId, created }, signBytes),
    signJwt: (claims, header = {}) =>
      signJwt(privateKey, { alg: 'EdDSA', typ: 'vc+jwt', kid: ownKeyId, ...header }, claims),
  }
}

function signJwt(key: KeyObject, header: Json, claims: Json): string {
  const part = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}
