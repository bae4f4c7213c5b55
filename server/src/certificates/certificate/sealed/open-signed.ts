import { decodeKey } from '@credenza/credential/seal'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { openDocumentSync } from '../../../platform/documents/seal-document-sync.ts'
import { ApiError, refusal } from '../../../platform/http/api-error.ts'
import type { Certificate } from '../certificate.ts'

/**
 * The signed document of a certificate, byte for byte as its issuer signed it; `key` is the document's key as returned
 * by `documentKeys`. Throws not_signed before it is signed, not_found once it was erased, and unavailable while the
 * document store cannot be reached.
 */
export async function openSigned(
  ctx: Context,
  certificate: Certificate,
  key: string | undefined,
): Promise<Uint8Array> {
  if (!certificate.signedAt) throw refusal('not_signed')
  const document = await ctx.db
    .selectFrom('certificate_document')
    .select(['cid', 'sealed', 'stored_at'])
    .where('org_id', '=', certificate.organisationId)
    .where('certificate_id', '=', certificate.id)
    .executeTakeFirst()
  if (!key || !document) throw erased()
  const sealed = document.stored_at ? await readBlock(ctx, document.cid) : document.sealed
  if (!sealed) throw erased()
  return openDocumentSync(sealed, decodeKey(key))
}

const readBlock = (ctx: Context, cid: string) =>
  ctx.blocks.get(cid).catch(() => {
    throw new ApiError(sentence('unavailable.documents'), { retryAfterSeconds: 5 })
  })

const erased = () => refusal('not_found.document')
