import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { decodeKey, drawingProof } from '@credenza/credential/seal'
import type { drawingRequest } from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { sealDocumentSync } from '../../platform/documents/seal-document-sync.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isSameText } from '../../platform/same-text.ts'
import { documentKeys } from '../certificate/document-keys.ts'
import { findCertificate } from '../certificate/find-certificates.ts'
import { openSigned } from '../certificate/open-signed.ts'
import { renderSignedSvg } from './render-certificate.ts'

const compressed = promisify(gzip)

/**
 * The picture of a certificate for somebody with its full link: a gzipped SVG, sealed under the document's key, which never
 * comes here. What is sealed no longer compresses on its way, and half a megabyte is much for a phone. The proof keeps others from having it drawn; the seal keeps what a copied proof would fetch unreadable.
 * Without a right proof, before it is signed and after it was erased, the answer is not_found.
 */
export async function drawForBearer(
  ctx: Context,
  slug: string,
  { proof, language, link }: z.output<typeof drawingRequest>,
): Promise<Uint8Array> {
  const certificate = await findCertificate(ctx.db, slug)
  const key = (await documentKeys(ctx, [certificate])).get(certificate.id)
  if (!key || !isSameText(proof, drawingProof(decodeKey(key), certificate.slug))) {
    throw refusal('not_found.certificate')
  }
  const signed = await openSigned(ctx, certificate, key)
  const documentKey = link === 'full' ? key : undefined
  const svg = await renderSignedSvg(ctx, certificate, { signed, documentKey, language })
  return sealDocumentSync(await compressed(svg), decodeKey(key))
}
