import { base64UrlDecode } from '../bytes/base64.ts'
import { openDocument } from './seal-document.ts'
import { SealError } from './sealed-layout.ts'

/**
 * Opens a document's key that was sealed, like a document, under the key of another document: anyone who can open a
 * certificate can thus open the correction that replaced it. `wrapped` is base64url. Throws a `SealError`.
 */
export async function openWrappedKey(wrapped: string, key: Uint8Array): Promise<Uint8Array> {
  const inner = await openDocument(decode(wrapped), key)
  if (inner.length !== 32) throw new SealError('not-sealed', 'What was sealed here is not a key')
  return inner
}

/** A text that was sealed under a link's key, in base64url. Rejects like `openWrappedKey`. */
export const openSealedText = async (sealed: string, key: Uint8Array): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await openDocument(decode(sealed), key))

function decode(text: string): Uint8Array {
  try {
    return base64UrlDecode(text)
  } catch {
    throw new SealError('not-sealed', 'These bytes are not a sealed key')
  }
}
