const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Starts every sealed document and is authenticated with it: 'CRDZDOC' and the version of the layout, 1. */
export const SEAL_HEADER = Uint8Array.of(0x43, 0x52, 0x44, 0x5a, 0x44, 0x4f, 0x43, 1)

/** Why a sealed document cannot be opened. */
export type SealErrorCode =
  /** These bytes are not a sealed document, or one of a later version. */
  | 'not-sealed'
  /** The key belongs to another document, or the bytes were altered. */
  | 'wrong-key-or-altered'
  /** The text is not a key: it was cut off or mistyped. */
  | 'malformed-key'

/** The one error of sealing and opening; `code` says which case, the message what to do. */
export class SealError extends Error {
  override readonly name = 'SealError'
  readonly code: SealErrorCode
  constructor(code: SealErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * 12 random bytes. A document's key seals that document and at most the key of its correction, so a random nonce does not
 * repeat under it.
 */
export function newNonce(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
}

/** Throws unless key and nonce have 32 and 12 bytes. */
export function checkKeyAndNonce(key: Uint8Array, nonce: Uint8Array): void {
  if (key.length !== 32) throw new SealError('malformed-key', 'A document key has 32 bytes')
  if (nonce.length !== NONCE_BYTES) throw new RangeError('A nonce of AES-GCM has 12 bytes')
}

/** Layout: header 8 | nonce 12 | AES-256-GCM ciphertext (as long as the plaintext) | tag 16. */
export function joinSealed(
  nonce: Uint8Array,
  ciphertext: Uint8Array,
  tag: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  const sealed = new Uint8Array(SEAL_HEADER.length + nonce.length + ciphertext.length + tag.length)
  sealed.set(SEAL_HEADER)
  sealed.set(nonce, SEAL_HEADER.length)
  sealed.set(ciphertext, SEAL_HEADER.length + nonce.length)
  sealed.set(tag, SEAL_HEADER.length + nonce.length + ciphertext.length)
  return sealed
}

/** The parts of a sealed document, as views of its bytes; `box` is ciphertext and tag. Throws 'not-sealed'. */
export function splitSealed(sealed: Uint8Array): { nonce: Uint8Array; box: Uint8Array } {
  const boxStart = SEAL_HEADER.length + NONCE_BYTES
  if (sealed.length < boxStart + TAG_BYTES || SEAL_HEADER.some((byte, index) => sealed[index] !== byte)) {
    throw new SealError('not-sealed', 'These bytes are not a sealed document of this version')
  }
  return { nonce: sealed.subarray(SEAL_HEADER.length, boxStart), box: sealed.subarray(boxStart) }
}

/** The error for a box that does not authenticate. */
export function wrongKeyOrAltered(): SealError {
  return new SealError(
    'wrong-key-or-altered',
    'This key does not open this document: use the whole link as it was shared, or ask for a new one',
  )
}
