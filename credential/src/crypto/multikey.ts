import { base58Decode, base58Encode } from '../bytes/base58.ts'
import { base64UrlDecode } from '../bytes/base64.ts'
import { concatBytes } from '../bytes/bytes.ts'

export type Curve = 'Ed25519' | 'P-256' | 'P-384'

/** The multicodec header of each kind of public key, and how many bytes follow it (W3C Controlled Identifiers §2.2.2). */
const KINDS: readonly { curve: Curve; header: readonly [number, number]; length: number }[] = [
  { curve: 'Ed25519', header: [0xed, 0x01], length: 32 },
  { curve: 'P-256', header: [0x80, 0x24], length: 33 },
  { curve: 'P-384', header: [0x81, 0x24], length: 49 },
]

/** Writes a 32-byte Ed25519 public key as `publicKeyMultibase`, `z6Mk…`. */
export function encodeMultikey(publicKey: Uint8Array): string {
  if (publicKey.length !== 32) throw new TypeError('An Ed25519 public key has 32 bytes')
  return `z${base58Encode(concatBytes(Uint8Array.from(KINDS[0]!.header), publicKey))}`
}

/** Writes a P-256 public key, given by its coordinates as in a JWK, as `publicKeyMultibase`, `zDn…`. */
export function encodeP256Multikey({ x, y }: { x: string; y: string }): string {
  const [across, up] = [base64UrlDecode(x), base64UrlDecode(y)]
  if (across.length !== 32 || up.length !== 32) throw new TypeError('Coordinates of P-256 have 32 bytes')
  // A compressed point (SEC 1 §2.3.3): x, and whether y is odd.
  const sign = Uint8Array.of(0x02 | (up[31]! & 1))
  return `z${base58Encode(concatBytes(Uint8Array.from(KINDS[1]!.header), sign, across))}`
}

/**
 * Reads a `publicKeyMultibase`: the 32 bytes of an Ed25519 key, or the compressed point of a P-256 or P-384 key.
 * Throws a `TypeError` for any other kind of key.
 */
export function readMultikey(multikey: string): { curve: Curve; bytes: Uint8Array } {
  const bytes = decodeBase58Btc(multikey)
  const kind = KINDS.find(
    ({ header, length }) => bytes.length === 2 + length && bytes[0] === header[0] && bytes[1] === header[1],
  )
  if (kind === undefined) throw new TypeError('Not a Multikey of Ed25519, P-256 or P-384')
  return { curve: kind.curve, bytes: bytes.slice(2) }
}

/** Reads an Ed25519 `publicKeyMultibase` into its 32 bytes. Throws a `TypeError` for any other kind of key. */
export function decodeMultikey(multikey: string): Uint8Array {
  const { curve, bytes } = readMultikey(multikey)
  if (curve !== 'Ed25519') throw new TypeError('Not an Ed25519 Multikey: expected z6Mk…')
  return bytes
}

/** Writes an Ed25519 signature as `proofValue`: base58btc multibase. */
export function encodeProofValue(signature: Uint8Array): string {
  if (signature.length !== 64) throw new TypeError('sign must give an Ed25519 signature of 64 bytes')
  return `z${base58Encode(signature)}`
}

/** Reads a base58btc multibase signature of 64 bytes. Throws a `TypeError` for anything else. */
export function decodeProofValue(proofValue: string): Uint8Array {
  const bytes = decodeBase58Btc(proofValue)
  if (bytes.length !== 64) throw new TypeError('Not a proof value: expected z and 64 bytes in base58btc')
  return bytes
}

/** The bytes of a base58btc multibase text; empty for any other multibase. */
export function decodeBase58Btc(text: string): Uint8Array {
  return text.startsWith('z') ? base58Decode(text.slice(1)) : new Uint8Array()
}
