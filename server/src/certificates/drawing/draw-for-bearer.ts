import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { decodeKey, drawingProof } from '@credenza/credential/seal'
import type { drawingRequest } from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { sealDocumentSync } from '../../platform/documents/seal-document-sync.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isSameText } from '../../platform/same-text.ts'
import { findCertificate } from '../certificate/find-certificates.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openSigned } from '../certificate/sealed/open-signed.ts'
import { renderSignedSvg } from './render-certificate.ts'

const compressed = promisify(gzip)

/**
 * The picture of a certificate for somebody who has its full link: a gzipped SVG, sealed under the document's key, which is
 * never sent here. It is gzipped because sealed bytes do not compress, and half a megabyte is a lot for a phone. Only somebody
 * with the link can make the proof; if the proof is copied, the seal keeps the picture unreadable. Without a valid proof,
 * before signing and after an erasure, throws not_found.
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
