import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'

/** Bytes of a SHA-256 hash. */
export const HASH_BYTES = 32

/** Hash of a leaf: SHA-256(0x00 ‖ entry), RFC 9162 §2.1.1. */
export function leafHash(entry: Uint8Array, sha256: Sha256 = defaultSha256): Uint8Array {
  const input = new Uint8Array(1 + entry.length)
  input.set(entry, 1)
  return sha256(input)
}

/** Hash of an inner node: SHA-256(0x01 ‖ left ‖ right), RFC 9162 §2.1.1. Both are 32 bytes and never sorted. */
export function nodeHash(left: Uint8Array, right: Uint8Array, sha256: Sha256): Uint8Array {
  const input = new Uint8Array(1 + 2 * HASH_BYTES)
  input[0] = 1
  input.set(left, 1)
  input.set(right, 1 + HASH_BYTES)
  return sha256(input)
}

/** Root of the log without leaves: SHA-256 of nothing. */
export function emptyRoot(sha256: Sha256 = defaultSha256): Uint8Array {
  return sha256(new Uint8Array())
}

/** Root of the perfect subtree over adjacent hashes laid end to end; their number is a power of two. */
export function perfectRoot(hashes: Uint8Array, sha256: Sha256): Uint8Array {
  let row = hashes
  while (row.length > HASH_BYTES) {
    const parents = new Uint8Array(row.length / 2)
    for (let i = 0; i < parents.length; i += HASH_BYTES) {
      const input = new Uint8Array(1 + 2 * HASH_BYTES)
      input[0] = 1
      input.set(row.subarray(2 * i, 2 * i + 2 * HASH_BYTES), 1)
      parents.set(sha256(input), i)
    }
    row = parents
  }
  return new Uint8Array(row)
}
