import type { DocumentLanguage } from '@credenza/schema'
import { fileNameOf } from '@credenza/schema/file-name'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { findAsParty } from '../certificate/read-certificate.ts'
import { documentKeys } from '../certificate/sealed/document-keys.ts'
import { openSigned } from '../certificate/sealed/open-signed.ts'
import { renderCertificatePdf, renderCertificatePng, renderCertificateSvg } from './render-certificate.ts'

export interface NamedDocument {
  mediaType: string
  name: string
  body: Uint8Array | string
}

const formats = {
  svg: { mediaType: 'image/svg+xml', render: renderCertificateSvg },
  png: { mediaType: 'image/png', render: renderCertificatePng },
  pdf: { mediaType: 'application/pdf', render: renderCertificatePdf },
} as const

/** A certificate's document for one of its parties. Throws not_found for everybody else. */
export async function renderFor(
  ctx: Context,
  caller: Caller,
  { id, kind, language }: { id: string; kind: keyof typeof formats; language: DocumentLanguage },
): Promise<NamedDocument> {
  const certificate = await findAsParty(ctx, caller, id)
  const { mediaType, render } = formats[kind]
  return {
    mediaType,
    name: fileNameOf(certificate, kind),
    body: await render(ctx, certificate, { language }),
  }
}

/** The signed credential for one of its parties. Throws not_found, not_signed. */
export async function readCredential(ctx: Context, caller: Caller, id: string): Promise<NamedDocument> {
  const certificate = await findAsParty(ctx, caller, id)
  const key = (await documentKeys(ctx, [certificate])).get(certificate.id)
  return {
    mediaType: 'application/vc',
    name: fileNameOf(certificate, 'json'),
    body: await openSigned(ctx, certificate, key),
  }
}
