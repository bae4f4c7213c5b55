import { base64UrlDecode } from '../bytes/base64.ts'
import { openDocument } from './seal-document.ts'
import { SealError } from './sealed-layout.ts'

/**
 * The key of a document that was sealed, as a document is, under the key of another one: how whoever can open a
 * certificate opens the correction that took its place. `wrapped` is base64url. Throws a `SealError`.
 */
export async function openWrappedKey(wrapped: string, key: Uint8Array): Promise<Uint8Array> {
  const inner = await openDocument(decode(wrapped), key)
  if (inner.length !== 32) throw new SealError('not-sealed', 'What was sealed here is not a key')
  return inner
}

function decode(text: string): Uint8Array {
  try {
    return base64UrlDecode(text)
  } catch {
    throw new SealError('not-sealed', 'These bytes are not a sealed key')
  }
}
