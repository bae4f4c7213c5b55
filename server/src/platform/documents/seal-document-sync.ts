import { createCipheriv, createDecipheriv, createSecretKey } from 'node:crypto'
import {
  checkKeyAndNonce,
  joinSealed,
  SEAL_HEADER,
  splitSealed,
  wrongKeyOrAltered,
} from '@credenza/credential/seal'
import { randomBytes } from '../random-bytes.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

// Passes keys to the ciphers as KeyObjects, for the reason given in keys/secret-box.ts.

/** Like `sealDocument` but synchronous, for bulk work: the same bytes from the same key and nonce. */
export function sealDocumentSync(
  plaintext: Uint8Array,
  key: Uint8Array,
  nonce: Uint8Array = randomBytes(NONCE_BYTES),
): Uint8Array {
  checkKeyAndNonce(key, nonce)
  const cipher = createCipheriv(CIPHER, createSecretKey(key), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(SEAL_HEADER)
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()])
  return joinSealed(nonce, ciphertext, cipher.getAuthTag())
}

/** Like `openDocument` but synchronous. Throws the same `SealError`. */
export function openDocumentSync(sealed: Uint8Array, key: Uint8Array): Uint8Array {
  const { nonce, box } = splitSealed(sealed)
  checkKeyAndNonce(key, nonce)
  const decipher = createDecipheriv(CIPHER, createSecretKey(key), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(SEAL_HEADER)
  decipher.setAuthTag(box.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(box.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    throw wrongKeyOrAltered()
  }
}
