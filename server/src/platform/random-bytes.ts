import { randomFillSync } from 'node:crypto'

const pool = Buffer.alloc(8_192)
let used = pool.length

/**
 * Bytes as node:crypto's randomBytes gives them. Asking the system costs about as much for kilobytes as for one key, and a
 * certificate needs six, so they are drawn in advance, and wiped here as they are handed out.
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
