import {
  checkKeyAndNonce,
  joinSealed,
  newNonce,
  SEAL_HEADER,
  splitSealed,
  wrongKeyOrAltered,
} from './sealed-layout.ts'

/**
 * Seals a document for the public block store: AES-256-GCM (NIST SP 800-38D) under the document's own 32-byte key.
 * The result is 36 bytes longer than the plaintext. A nonce is given only to reproduce known bytes.
 */
export async function sealDocument(
  plaintext: Uint8Array,
  key: Uint8Array,
  nonce: Uint8Array = newNonce(),
): Promise<Uint8Array> {
  checkKeyAndNonce(key, nonce)
  const cipher = await openCipher(key, nonce)
  return joinSealed(nonce, await cipher.encrypt(plaintext))
}

/** The document inside; throws a `SealError` ('not-sealed', 'wrong-key-or-altered', 'malformed-key'). */
export async function openDocument(sealed: Uint8Array, key: Uint8Array): Promise<Uint8Array> {
  const { nonce, box } = splitSealed(sealed)
  checkKeyAndNonce(key, nonce)
  const cipher = await openCipher(key, nonce)
  try {
    return await cipher.decrypt(box)
  } catch {
    throw wrongKeyOrAltered()
  }
}

interface Cipher {
  encrypt(plaintext: Uint8Array): Uint8Array | Promise<Uint8Array>
  decrypt(box: Uint8Array): Uint8Array | Promise<Uint8Array>
}

/**
 * Browsers offer crypto.subtle on https and localhost only; on plain http the same cipher comes from @noble/ciphers, loaded
 * only then.
 */
async function openCipher(key: Uint8Array, nonce: Uint8Array): Promise<Cipher> {
  const subtle: typeof crypto.subtle | undefined = crypto.subtle
  if (!subtle) {
    const { gcm } = await import('@noble/ciphers/aes')
    return gcm(key, nonce, SEAL_HEADER)
  }
  const aesKey = await subtle.importKey('raw', unshared(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  const gcm = { name: 'AES-GCM', iv: unshared(nonce), additionalData: unshared(SEAL_HEADER) }
  return {
    encrypt: async (plaintext) => new Uint8Array(await subtle.encrypt(gcm, aesKey, unshared(plaintext))),
    decrypt: async (box) => new Uint8Array(await subtle.decrypt(gcm, aesKey, unshared(box))),
  }
}

// For the types: WebCrypto refuses views of shared memory, and ours never are.
function unshared(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>
}
