import { base64UrlDecode, base64UrlEncode } from '../bytes/base64.ts'
import { fromUtf8, utf8 } from '../bytes/bytes.ts'
import { parseStrictJson } from '../bytes/strict-json.ts'
import type { Sha256 } from '../crypto/sha256.ts'

/** One claim that its holder may show or hide (RFC 9901 §4.2); an element of a list has no name. */
export type Disclosure = {
  /** As it is presented. */
  text: string
  /** Its SHA-256 in base64url, which stands in its place. */
  digest: string
  name?: string
  value: unknown
}

/** 16 bytes, so that the value behind a digest cannot be found by trying values (RFC 9901 §9.3). */
export const SALT_BYTES = 16

export function makeDisclosure(name: string, value: unknown, salt: Uint8Array, sha256: Sha256): Disclosure {
  const text = base64UrlEncode(utf8(JSON.stringify([base64UrlEncode(salt), name, value])))
  return { text, digest: digestOf(text, sha256), name, value }
}

/** Reads a disclosure. Throws a `TypeError` or `SyntaxError` unless it is a list of salt, name (if any) and value. */
export function readDisclosure(text: string, sha256: Sha256): Disclosure {
  const parts: unknown = parseStrictJson(fromUtf8(base64UrlDecode(text)))
  const isList = Array.isArray(parts) && (parts.length === 2 || parts.length === 3)
  if (!isList || typeof parts[0] !== 'string') throw new TypeError('a part of it discloses nothing')
  const digest = digestOf(text, sha256)
  if (parts.length === 2) return { text, digest, value: parts[1] }
  const name: unknown = parts[1]
  if (typeof name !== 'string' || name === '_sd' || name === '...')
    throw new TypeError('a part of it discloses a claim without a proper name')
  return { text, digest, name, value: parts[2] }
}

const digestOf = (text: string, sha256: Sha256): string => base64UrlEncode(sha256(text))
