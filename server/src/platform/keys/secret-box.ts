import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto'
import { randomBytes } from '../random-bytes.ts'

/** What a box begins with: 1 alone, or 2 and the id of its key. */
const NAMELESS = 1
const NAMED = 2
const ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16

// Keys go to the ciphers as KeyObjects: checking whether bytes are one costs Node three times as much as the cipher.

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) under a 32-byte key and a random nonce.
 * Layout: 1, or 2 | the key's id 4; then nonce 12 | ciphertext | tag 16. What stands before the nonce is authenticated too.
 */
export function sealBox(key: Uint8Array, plaintext: Uint8Array, keyId?: Uint8Array): Uint8Array {
  const header = keyId ? namedHeader(keyId) : Buffer.of(NAMELESS)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce)
  cipher.setAAD(header)
  return Buffer.concat([header, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** The plaintext of a box made by `sealBox`; throws when it was altered or sealed with another key. */
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

/** The beginning of every box that was sealed under the key with this id of 4 bytes. */
export const namedHeader = (keyId: Uint8Array): Buffer => Buffer.concat([Buffer.of(NAMED), keyId])

/** The id of the key that a box names; undefined if it names none. */
export const boxKeyId = (box: Uint8Array): Uint8Array | undefined =>
  box[0] === NAMED && box.length > ID_BYTES ? box.subarray(1, 1 + ID_BYTES) : undefined

/** How many bytes a box with this first byte is longer than what it holds. */
export const boxOverhead = (firstByte: number): number =>
  1 + (firstByte === NAMED ? ID_BYTES : 0) + NONCE_BYTES + TAG_BYTES

const headerBytes = (box: Uint8Array): number | undefined =>
  box[0] === NAMELESS ? 1 : box[0] === NAMED ? 1 + ID_BYTES : undefined
