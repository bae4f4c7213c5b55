import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto'
import { randomBytes } from '../random-bytes.ts'

const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** How much longer a box is than what it holds. */
export const OVERHEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES

// Keys go to the ciphers as KeyObjects: checking whether bytes are one costs Node three times as much as the cipher.

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D) under a 32-byte key and a random nonce.
 * Layout: version 1 | nonce 12 | ciphertext | tag 16; the version byte is authenticated too.
 */
export function sealBox(key: Uint8Array, plaintext: Uint8Array): Uint8Array {
  const version = Uint8Array.of(VERSION)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce)
  cipher.setAAD(version)
  return Buffer.concat([version, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()])
}

/** The plaintext of a box made by `sealBox`; throws when it was altered or sealed with another key. */
export function openBox(key: Uint8Array, box: Uint8Array): Uint8Array {
  if (box.length < OVERHEAD_BYTES || box[0] !== VERSION) throw new Error('These bytes are not a sealed box')
  const nonce = box.subarray(1, 1 + NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(box.subarray(0, 1))
  decipher.setAuthTag(box.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(box.subarray(1 + NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new Error('This sealed box was altered, or was sealed with another key or for another purpose')
  }
}
