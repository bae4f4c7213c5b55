import { ed25519 } from '@noble/curves/ed25519.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, equalBytes, hexDecode, hexEncode } from '../bytes/bytes.ts'

/** Checks an Ed25519 signature: 32-byte public key, message, 64-byte signature. */
export type VerifyEd25519 = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>

const { Point } = ed25519
const ORDER = Point.Fn.ORDER
const FIELD = 2n ** 255n - 19n
const ORDER_BYTES = toLittleEndian(ORDER)
const FIELD_BYTES = toLittleEndian(FIELD)
/** The y coordinates of the eight points of small order (orders 1, 2, 4 and 8); both signs of x share a y. */
const SMALL_ORDER_Y = [
  1n,
  FIELD - 1n,
  0n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd83d3d706a17c7n,
].map(toLittleEndian)

/**
 * Verifies in plain JavaScript by the rule of OpenSSL and the browsers' libraries (RFC 8032 §5.1.7 without cofactor: the
 * encoding of S·B − k·A equals R), so that every engine accepts the same signatures. noble's own `verify` multiplies by the
 * cofactor and would accept some that the others refuse.
 */
export const verifyEd25519Portable = (
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean => {
  if (!isAcceptable(publicKey, signature)) return false
  const encodedR = signature.subarray(0, 32)
  try {
    const s = fromLittleEndian(signature.subarray(32))
    const k = fromLittleEndian(sha512(concatBytes(encodedR, publicKey, message))) % ORDER
    const keyPart = Point.fromBytes(publicKey).negate().multiplyUnsafe(k)
    return equalBytes(Point.BASE.multiplyUnsafe(s).add(keyPart).toBytes(), encodedR)
  } catch {
    return false
  }
}

/**
 * Verifies with WebCrypto, and with `verifyEd25519Portable` where WebCrypto or its Ed25519 is missing (plain http,
 * older browsers). Malformed keys and signatures give `false`.
 */
export const verifyEd25519: VerifyEd25519 = async (publicKey, message, signature) => {
  if (!isAcceptable(publicKey, signature)) return false
  const subtle = globalThis.crypto?.subtle
  if (subtle === undefined) return verifyEd25519Portable(publicKey, message, signature)
  try {
    return await subtle.verify(
      'Ed25519',
      await importedKey(subtle, publicKey),
      signature as Uint8Array<ArrayBuffer>,
      message as Uint8Array<ArrayBuffer>,
    )
  } catch {
    return verifyEd25519Portable(publicKey, message, signature)
  }
}

type Subtle = typeof globalThis.crypto.subtle
type ImportedKey = ReturnType<Subtle['importKey']>

const importedKeys = new Map<string, ImportedKey>()
const MOST_IMPORTED = 100

/** The key as WebCrypto holds it. Importing costs half a verification, and the same few keys come up again and again. */
function importedKey(subtle: Subtle, publicKey: Uint8Array): ImportedKey {
  const name = hexEncode(publicKey)
  const known = importedKeys.get(name)
  if (known) return known
  if (importedKeys.size === MOST_IMPORTED) importedKeys.clear()
  const key = subtle.importKey('raw', publicKey as Uint8Array<ArrayBuffer>, 'Ed25519', false, ['verify'])
  importedKeys.set(name, key)
  return key
}

/** Makes an engine refuse the signatures that other engines might judge differently (`isAcceptable`). */
export function agreeingWithOthers(verify: VerifyEd25519): VerifyEd25519 {
  return (publicKey, message, signature) =>
    isAcceptable(publicKey, signature) && verify(publicKey, message, signature)
}

/**
 * False for signatures that some engines accept and others refuse: S at or above the group order, or a key or R that is of
 * small order or not canonically encoded (as the WebCrypto specification demands).
 */
function isAcceptable(publicKey: Uint8Array, signature: Uint8Array): boolean {
  return (
    publicKey.length === 32 &&
    signature.length === 64 &&
    isBelow(signature, 32, ORDER_BYTES) &&
    isFullOrderEncoding(publicKey) &&
    isFullOrderEncoding(signature)
  )
}

/** Whether the first 32 bytes, ignoring the sign of x, are a canonical y that no point of small order has. */
function isFullOrderEncoding(point: Uint8Array): boolean {
  // A copy: `slice` of a Buffer would be a view, and the next line would change the caller's bytes.
  const y = new Uint8Array(point.subarray(0, 32))
  y[31]! &= 0x7f
  return isBelow(y, 0, FIELD_BYTES) && !SMALL_ORDER_Y.some((small) => equalBytes(y, small))
}

/** Whether the 32 little-endian bytes at `offset` are a number below the limit. */
function isBelow(bytes: Uint8Array, offset: number, limit: Uint8Array): boolean {
  for (let i = 31; i >= 0; i--) {
    const difference = bytes[offset + i]! - limit[i]!
    if (difference !== 0) return difference < 0
  }
  return false
}

function toLittleEndian(value: bigint): Uint8Array {
  return hexDecode(value.toString(16).padStart(64, '0')).toReversed()
}

function fromLittleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${hexEncode(bytes.toReversed())}`)
}
