import { base64UrlDecode } from '../bytes/base64.ts'
import { verifyEd25519 } from './ed25519.ts'

export type KeyKind = 'Ed25519' | 'P-256' | 'P-384' | 'RSA'

/** A public key, ready to check signatures: 64 bytes of Ed25519, `r ‖ s` of ECDSA, RSASSA-PKCS1-v1_5 with SHA-256. */
export type VerificationKey = {
  kind: KeyKind
  verify: (message: Uint8Array, signature: Uint8Array) => Promise<boolean>
}

type Bytes = Uint8Array<ArrayBuffer>
type Jwk = Record<string, unknown>
type ImportAlgorithm = Parameters<typeof crypto.subtle.importKey>[2]
type VerifyAlgorithm = Parameters<typeof crypto.subtle.verify>[0]

/** Shorter RSA keys can be broken, so what they signed proves nothing (RFC 7518 §3.3). */
const SHORTEST_RSA_BITS = 2048

/** Reads a JSON Web Key; `undefined` for one of an unknown kind. Rejects if it is malformed. */
export async function keyOfJwk(jwk: Jwk): Promise<VerificationKey | undefined> {
  const { kty, crv, x, y, n, e } = jwk
  if (kty === 'OKP' && crv === 'Ed25519') return ed25519Key(base64UrlDecode(String(x)))
  if (kty === 'EC' && (crv === 'P-256' || crv === 'P-384'))
    return ecdsaKey(crv, await importKey('jwk', { kty, crv, x, y }, { name: 'ECDSA', namedCurve: crv }))
  if (kty !== 'RSA' || base64UrlDecode(String(n)).length * 8 < SHORTEST_RSA_BITS) return undefined
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return webCryptoKey('RSA', await importKey('jwk', { kty, n, e }, algorithm), algorithm)
}

export function ed25519Key(publicKey: Uint8Array): VerificationKey | undefined {
  if (publicKey.length !== 32) return undefined
  const verify = async (message: Uint8Array, signature: Uint8Array) =>
    verifyEd25519(publicKey, message, signature)
  return { kind: 'Ed25519', verify }
}

export function ecdsaKey(curve: 'P-256' | 'P-384', key: CryptoKey): VerificationKey {
  return webCryptoKey(curve, key, { name: 'ECDSA', hash: curve === 'P-256' ? 'SHA-256' : 'SHA-384' })
}

function webCryptoKey(kind: KeyKind, key: CryptoKey, algorithm: VerifyAlgorithm): VerificationKey {
  const verify = (message: Uint8Array, signature: Uint8Array) =>
    crypto.subtle.verify(algorithm, key, signature as Bytes, message as Bytes)
  return { kind, verify }
}

type CryptoKey = Awaited<ReturnType<typeof importKey>>

export function importKey(format: 'raw' | 'jwk', key: Bytes | Jwk, algorithm: ImportAlgorithm) {
  return crypto.subtle.importKey(format as 'jwk', key as Jwk, algorithm, false, ['verify'])
}
