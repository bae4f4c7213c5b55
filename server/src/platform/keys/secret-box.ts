import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto'
import { randomBytes } from '../random-bytes.ts'

/** The first byte of a box: 1 for one without a key id, 2 for one with it. */
const NAMELESS = 1
const NAMED = 2
const ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

// Passes keys to the ciphers as KeyObjects: for bytes, Node's type check takes three times as long as the cipher.

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) under a 32-byte key and a random nonce. Layout: 1, or 2 | key id 4; then nonce 12
 * | ciphertext | tag 16. What precedes the nonce is authenticated too.
 */
export function sealBox(key: Uint8Array, plaintext: Uint8Array, keyId?: Uint8Array): Uint8Array {
  const header = keyId ? namedHeader(keyId) : Buffer.of(NAMELESS)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce)
  cipher.setAAD(header)
  return Buffer.concat([header, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** The plaintext of a box made by `sealBox`. Throws if it was altered or sealed with another key. */
export function openBox(key: Uint8Array, box: Uint8Array): Uint8Array {
  const start = headerBytes(box)
  if (start === undefined || box.length < start + NONCE_BYTES + TAG_BYTES)
    throw new Error('These bytes are not a sealed box')
  const body = start + NONCE_BYTES
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), box.subarray(start, body), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(box.subarray(0, start))
  decipher.setAuthTag(box.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(box.subarray(body, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new Error('This sealed box was altered, or was sealed with another key or for another purpose')
  }
}

/** The first bytes of every box sealed under the key with this id (4 bytes). */
export const namedHeader = (keyId: Uint8Array): Buffer => Buffer.concat([Buffer.of(NAMED), keyId])

/** The key id in a box; undefined if it has none. */
export const boxKeyId = (box: Uint8Array): Uint8Array | undefined =>
  box[0] === NAMED && box.length > ID_BYTES ? box.subarray(1, 1 + ID_BYTES) : undefined

/** How many bytes longer than its content a box with this first byte is. */
export const boxOverhead = (firstByte: number): number =>
  1 + (firstByte === NAMED ? ID_BYTES : 0) + NONCE_BYTES + TAG_BYTES

const headerBytes = (box: Uint8Array): number | undefined =>
  box[0] === NAMELESS ? 1 : box[0] === NAMED ? 1 + ID_BYTES : undefined
