import { SealError } from './sealed-layout.ts'

const KEY_BYTES = 32
const KEY_TEXT = /^[A-Za-z0-9_-]{43}$/

/** A new key for one document: 32 random bytes. */
export function newDocumentKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(KEY_BYTES))
}

/** The key as it travels after '#' in the holder's link: base64url without padding (RFC 4648 §5), 43 characters. */
export function encodeKey(key: Uint8Array): string {
  if (key.length !== KEY_BYTES) throw new SealError('malformed-key', 'A document key has 32 bytes')
  return btoa(String.fromCharCode(...key))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The key in a link; throws a `SealError` 'malformed-key' when the text was cut off or mistyped. */
export function decodeKey(text: string): Uint8Array {
  const bytes = KEY_TEXT.test(text) ? atob(text.replaceAll('-', '+').replaceAll('_', '/')) : ''
  const key = Uint8Array.from(bytes, (character) => character.charCodeAt(0))
  // The last character carries two unused bits: only one spelling of a key is accepted.
  if (key.length !== KEY_BYTES || encodeKey(key) !== text) {
    throw new SealError(
      'malformed-key',
      'The key in this link is incomplete: use the whole link as it was shared',
    )
  }
  return key
}

/** The key that this part of a link is; undefined when it is none. */
export function keyIn(text: string): Uint8Array | undefined {
  try {
    return decodeKey(text)
  } catch {
    return undefined
  }
}
