import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64UrlEncode } from '../bytes/base64.ts'

/** Crockford's base32. It has no I, L, O or U, which are easily misread or can spell rude words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 19 symbols hold 95 bits; the 20th checks them. */
const symbols = 19
const group = 4

/** A number for people to type, 'ABCD-EFGH-JKMN-PQRS-TVWX', from 19 or more random bytes. */
export function paperNumber(random: Uint8Array): string {
  if (random.length < symbols) throw new RangeError('A number needs 19 random bytes')
  const values = Array.from(random.subarray(0, symbols), (byte) => byte & 31)
  return written([...values, times2(checkOf(values))])
}

/**
 * Normalises a number that somebody typed, or gives undefined. Accepts small letters, any spaces and dashes, I, L and O for 1
 * and 0, and Arabic digits. Detects one wrong symbol, or two swapped ones.
 */
export function readPaperNumber(typed: string): string | undefined {
  const plain = typed
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const values = Array.from(plain, (symbol) => ALPHABET.indexOf(symbol))
  const isWhole = values.length === symbols + 1 && values.every((value) => value >= 0)
  return isWhole && checkOf(values) === 0 ? written(values) : undefined
}

/** HMAC-SHA-256 (RFC 2104). The server's bulk path passes in that of `node:crypto`. */
export type HmacSha256 = (key: Uint8Array, data: Uint8Array) => Uint8Array
const defaultHmac: HmacSha256 = (key, data) => hmac(sha256, key, data)

/** The key, derived from the number, under which the certificate's key is sealed. */
export const paperNumberKey = (number: string, mac = defaultHmac): Uint8Array => derived(number, 'key', mac)

/** Proves that somebody has the number without revealing it. It opens nothing sealed under `paperNumberKey`. */
export const paperNumberProof = (number: string, mac = defaultHmac): string =>
  base64UrlEncode(derived(number, 'open', mac))

const derived = (number: string, purpose: string, mac: HmacSha256): Uint8Array =>
  mac(utf8ToBytes(number), utf8ToBytes(`credenza/paper-number/${purpose}/v1`))

const written = (values: readonly number[]): string =>
  Array.from(values, (value) => ALPHABET[value])
    .join('')
    .replace(new RegExp(`(.{${group}})(?=.)`, 'g'), '$1-')

/** The symbols as a polynomial over GF(32), evaluated at 2: any one wrong symbol, and any two swapped, change it. */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => times2(sum) ^ value, 0)

/** Doubles in GF(32), modulo x⁵ + x² + 1. */
const times2 = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0)
