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

// Keys go to the ciphers as KeyObjects, as in keys/secret-box.ts.

/** `sealDocument` without the promise, for the bulk path: the same bytes from the same key and nonce. */
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

/** `openDocument` without the promise; throws the same `SealError`. */
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
