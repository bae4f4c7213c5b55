import { base64UrlDecode, base64UrlEncode } from '../bytes/base64.ts'
import { fromUtf8, utf8 } from '../bytes/bytes.ts'
import { parseStrictJson } from '../bytes/strict-json.ts'
import type { KeyKind } from './jwk-key.ts'

export type JsonObject = Record<string, unknown>

/** The parts of a signed JWT (RFC 7515 §3.1), not yet to be trusted: `readJws` checks no signature. */
export type Jws = { header: JsonObject; claims: JsonObject; signedBytes: Uint8Array; signature: Uint8Array }

/** The algorithms we understand (RFC 7518, RFC 8037, RFC 9864), each with the one kind of key that it uses. */
export const ALGORITHMS: ReadonlyMap<unknown, KeyKind> = new Map<unknown, KeyKind>([
  ['EdDSA', 'Ed25519'],
  ['Ed25519', 'Ed25519'],
  ['ES256', 'P-256'],
  ['ES384', 'P-384'],
  ['RS256', 'RSA'],
])

/** Signs as the algorithm of the header says: 64 bytes of EdDSA, or `r ‖ s` of ES256 (RFC 7518 §3.4). */
export type SignJws = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

type SigningHeader = { alg: 'EdDSA' | 'ES256'; typ: string } & JsonObject

/** Writes a JWS in its compact form. */
export async function writeJws(header: SigningHeader, claims: JsonObject, sign: SignJws): Promise<string> {
  const { bytes, signed } = prepareJws(header, claims)
  return signed(await sign(bytes))
}

/** The bytes to sign, and the compact form once there is a signature over them. */
export function prepareJws(header: SigningHeader, claims: JsonObject) {
  const part = (value: JsonObject) => base64UrlEncode(utf8(JSON.stringify(value)))
  const text = `${part(header)}.${part(claims)}`
  return {
    bytes: utf8(text),
    signed: (signature: Uint8Array) => `${text}.${base64UrlEncode(signature)}`,
  }
}

/**
 * Takes a compact JWS of this type (`typ`) apart. Throws a `TypeError` for anything else, for an algorithm that is unknown or
 * `none`, and for critical extensions, of which we understand none (RFC 7515 §4.1.11).
 */
export function readJws(text: string, type: string): Jws {
  const [header = '', payload = '', signature, ...more] = text.split('.')
  if (signature === undefined || more.length > 0) throw new TypeError('it is not a JWT')
  const options = parsePart(header)
  if (
    String(options.typ)
      .toLowerCase()
      .replace(/^application\//, '') !== type
  )
    throw new TypeError(`its type is not ${type}`)
  if (!ALGORITHMS.has(options.alg)) throw new TypeError('its signature algorithm is none that is known')
  if (options.crit !== undefined) throw new TypeError('it names an extension that must be understood')
  return {
    header: options,
    claims: parsePart(payload),
    signedBytes: utf8(`${header}.${payload}`),
    signature: base64UrlDecode(signature),
  }
}

/** A time in a JWT (RFC 7519 §2) in milliseconds; undefined for anything else. */
export function numericDate(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) < 1e11 ? Math.trunc(value) * 1000 : undefined
}

/** The object in one part of a JWT. Throws a `TypeError` or `SyntaxError`. */
export function parsePart(part: string): JsonObject {
  const value: unknown = parseStrictJson(fromUtf8(base64UrlDecode(part)))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError('a part of the JWT is not an object')
  return value as JsonObject
}
