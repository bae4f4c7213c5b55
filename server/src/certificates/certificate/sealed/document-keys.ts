import { encodeKey } from '@credenza/credential/seal'
import type { Context } from '../../../context.ts'
import { unwrapDocumentKey } from '../../../platform/keys/person-key.ts'
import type { Certificate } from '../certificate.ts'
import { readPersonKeys } from './person-keys.ts'
import { sealedDocuments } from './sealed-documents.ts'

/**
 * The keys that open these certificates' sealed documents, as text for a link's fragment. Certificates that are not
 * signed yet are left out, and so are those of a person whose key was erased.
 */
export async function documentKeys(
  ctx: Context,
  certificates: readonly Certificate[],
): Promise<Map<string, string>> {
  const [documents, personKeys] = await Promise.all([
    sealedDocuments(ctx.db, certificates),
    readPersonKeys(
      ctx,
      certificates.map((certificate) => certificate.accountId),
    ),
  ])
  const keys = new Map<string, string>()
  for (const certificate of certificates) {
    const wrappedKey = documents.get(certificate.id)?.wrappedKey
    const personKey = personKeys.get(certificate.accountId)
    const key = wrappedKey && personKey && unwrapped(ctx, personKey, wrappedKey)
    if (key) keys.set(certificate.id, encodeKey(key))
  }
  return keys
}

/** Undefined if the person was erased while the document was being signed: the key that wrapped it no longer exists. */
function unwrapped(ctx: Context, personKey: Uint8Array, wrappedKey: Uint8Array): Uint8Array | undefined {
  try {
    return unwrapDocumentKey(ctx.keys, personKey, wrappedKey)
  } catch {
    return undefined
  }
}
