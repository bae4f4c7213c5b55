import { randomBytes } from '../random-bytes.ts'
import type { Keys } from './keys.ts'
import { openBox, sealBox } from './secret-box.ts'

const PURPOSE = 'person-key'

/**
 * A new key for one person, sealed for that person's row. It wraps all document keys of the person, so erasing this one value
 * makes all of the person's stored documents unreadable.
 */
export function newPersonKey(keys: Keys): Uint8Array {
  return keys.seal(PURPOSE, randomBytes(32))
}

/** Wraps a document's 32-byte key under the person's key, for the certificate's row. */
export function wrapDocumentKey(
  keys: Keys,
  sealedPersonKey: Uint8Array,
  documentKey: Uint8Array,
): Uint8Array {
  if (documentKey.length !== 32) throw new Error('A document key has 32 bytes')
  return sealBox(keys.open(PURPOSE, sealedPersonKey), documentKey)
}

/** Unwraps a key wrapped by `wrapDocumentKey`. Throws if it was altered or belongs to another person. */
export function unwrapDocumentKey(keys: Keys, sealedPersonKey: Uint8Array, wrapped: Uint8Array): Uint8Array {
  return openBox(keys.open(PURPOSE, sealedPersonKey), wrapped)
}
