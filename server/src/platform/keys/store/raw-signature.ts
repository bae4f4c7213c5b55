import { KeyStoreFailed } from './key-store.ts'

const COORDINATE_BYTES = 32

/** The 64 bytes `r ‖ s` of an ECDSA signature of P-256 in DER (RFC 3279 §2.2.3). Throws `KeyStoreFailed` for any other bytes. */
export function rawSignature(der: Buffer): Buffer {
  // Less than 128 bytes, so each length is one byte: SEQUENCE, length, then twice INTEGER, length, number.
  const parts = /^30(..)02(..)(.*)$/.exec(der.toString('hex'))
  if (!parts) throw new KeyStoreFailed('unavailable.key_wrong')
  const [, , lengthOfR = '', rest = ''] = parts
  const end = Number.parseInt(lengthOfR, 16) * 2
  return Buffer.concat([rest.slice(0, end), rest.slice(end + 4)].map(coordinate))
}

/** A number of DER has a zero byte in front of a set first bit, and no zero bytes otherwise. */
function coordinate(hex: string): Buffer {
  const digits = hex.replace(/^(00)+/, '')
  if (digits.length > COORDINATE_BYTES * 2) throw new KeyStoreFailed('unavailable.key_wrong')
  return Buffer.from(digits.padStart(COORDINATE_BYTES * 2, '0'), 'hex')
}
