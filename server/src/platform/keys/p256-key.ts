import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { encodeP256Multikey } from '@credenza/credential/issue'
import type { Keys } from './keys.ts'

const PURPOSE = 'wallet-signing-key'

/** The public half of a P-256 key as a JWK (RFC 7518 §6.2). */
export interface P256Jwk {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

/** The public half of a P-256 key. */
export interface P256PublicKey {
  /** Multikey text, 'zDn…'. */
  readonly publicKeyMultibase: string
  readonly jwk: P256Jwk
  /** For X.509: DER (RFC 5280). */
  readonly spki: Uint8Array
}

/** A P-256 key held here, ready to sign. */
export interface P256Key extends P256PublicKey {
  /** DER (RFC 5958). */
  readonly pkcs8: Uint8Array
  /** The 64 bytes `r ‖ s` of ES256 (RFC 7518 §3.4). */
  sign(bytes: Uint8Array): Uint8Array
}

/** Makes a P-256 key. Also returns its private half sealed, for the database. */
export function generateP256Key(keys: Keys): { key: P256Key; sealedPrivateKey: Uint8Array } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = p256KeyOf(privateKey)
  return { key, sealedPrivateKey: keys.seal(PURPOSE, key.pkcs8) }
}

/** Opens a key made by `generateP256Key`. Throws if the sealed bytes were altered. */
export function openP256Key(keys: Keys, sealedPrivateKey: Uint8Array): P256Key {
  const der = Buffer.from(keys.open(PURPOSE, sealedPrivateKey))
  return p256KeyOf(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
}

/** The JWK of a public key. Throws a `TypeError` for a key of another kind. */
export function p256Jwk(publicKey: KeyObject): P256Jwk {
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  if (kty !== 'EC' || crv !== 'P-256' || !x || !y) throw new TypeError('This is not a key of P-256')
  return { kty, crv, x, y }
}

/** Throws a `TypeError` for a key of another kind. */
export function p256PublicKey(publicKey: KeyObject): P256PublicKey {
  const jwk = p256Jwk(publicKey)
  return {
    publicKeyMultibase: encodeP256Multikey(jwk),
    jwk,
    spki: publicKey.export({ format: 'der', type: 'spki' }),
  }
}

const p256KeyOf = (privateKey: KeyObject): P256Key => ({
  ...p256PublicKey(createPublicKey(privateKey)),
  pkcs8: privateKey.export({ format: 'der', type: 'pkcs8' }),
  sign: (bytes) => sign('sha256', bytes, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
})
