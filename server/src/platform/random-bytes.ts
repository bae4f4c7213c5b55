import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(8_192)
let used = pool.length

/**
 * Like node:crypto's randomBytes. Asking the system for kilobytes costs about as much as for one key, and a certificate needs
 * six, so bytes are drawn in advance, and wiped here when they are returned.
 */
export function randomBytes(length: number): Buffer {
  if (length > pool.length) return randomFillSync(Buffer.alloc(length))
  if (used + length > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const taken = pool.subarray(used, used + length)
  const bytes = Buffer.from(taken)
  taken.fill(0)
  used += length
  return bytes
}
