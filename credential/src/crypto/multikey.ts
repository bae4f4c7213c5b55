import { base58Decode, base58Encode } from '../bytes/base58.ts'
import { concatBytes } from '../bytes/bytes.ts'

const ED25519_PUBLIC = Uint8Array.of(0xed, 0x01)

/** Writes a 32-byte Ed25519 public key as `publicKeyMultibase`, `z6Mk…` (W3C Controlled Identifiers §2.2.2). */
export function encodeMultikey(publicKey: Uint8Array): string {
  if (publicKey.length !== 32) throw new TypeError('An Ed25519 public key has 32 bytes')
  return `z${base58Encode(concatBytes(ED25519_PUBLIC, publicKey))}`
}

/** Reads an Ed25519 `publicKeyMultibase` into its 32 bytes. Throws a `TypeError` for any other kind of key. */
export function decodeMultikey(multikey: string): Uint8Array {
  const bytes = multikey.startsWith('z') ? base58Decode(multikey.slice(1)) : new Uint8Array()
  if (bytes.length !== 34 || bytes[0] !== ED25519_PUBLIC[0] || bytes[1] !== ED25519_PUBLIC[1]) {
    throw new TypeError('Not an Ed25519 Multikey: expected z6Mk…')
  }
  return bytes.slice(2)
}

/** Reads a base58btc multibase signature of 64 bytes. Throws a `TypeError` for anything else. */
export function decodeProofValue(proofValue: string): Uint8Array {
  const bytes = proofValue.startsWith('z') ? base58Decode(proofValue.slice(1)) : new Uint8Array()
  if (bytes.length !== 64) throw new TypeError('Not a proof value: expected z and 64 bytes in base58btc')
  return bytes
}
