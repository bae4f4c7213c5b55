import { KeyStoreFailed } from './key-store.ts'

const COORDINATE_BYTES = 32

/**
 * Turns an ECDSA signature of P-256 in DER (RFC 3279 §2.2.3) into the 64 bytes `r ‖ s`. Throws `KeyStoreFailed` for anything
 * else.
 */
export function rawSignature(der: Buffer): Buffer {
  // All lengths are below 128, hence one byte: SEQUENCE, length, then twice INTEGER, length, number.
  const parts = /^30(..)02(..)(.*)$/.exec(der.toString('hex'))
  if (!parts) throw new KeyStoreFailed('unavailable.key_wrong')
  const [, , lengthOfR = '', rest = ''] = parts
  const end = Number.parseInt(lengthOfR, 16) * 2
  return Buffer.concat([rest.slice(0, end), rest.slice(end + 4)].map(coordinate))
}

/** In DER, a number has a leading zero byte only if its first bit is set. */
function coordinate(hex: string): Buffer {
  const digits = hex.replace(/^(00)+/, '')
  if (digits.length > COORDINATE_BYTES * 2) throw new KeyStoreFailed('unavailable.key_wrong')
  return Buffer.from(digits.padStart(COORDINATE_BYTES * 2, '0'), 'hex')
}
