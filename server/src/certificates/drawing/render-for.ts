import type { DocumentLanguage } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { documentKeys } from '../certificate/document-keys.ts'
import { type CertificateRow, findCertificate } from '../certificate/find-certificates.ts'
import { openSigned } from '../certificate/open-signed.ts'
import { isParty } from '../certificate/read-certificate.ts'
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
  party: Party,
  { id, kind, language }: { id: string; kind: keyof typeof formats; language: DocumentLanguage },
): Promise<NamedDocument> {
  const row = await partyCertificate(ctx, party, id)
  const { mediaType, render } = formats[kind]
  return { mediaType, name: `certificate-${row.slug}.${kind}`, body: await render(ctx, row, { language }) }
}

/** The signed credential for one of its parties. Throws not_found, not_signed. */
export async function readCredential(ctx: Context, party: Party, id: string): Promise<NamedDocument> {
  const row = await partyCertificate(ctx, party, id)
  const key = (await documentKeys(ctx, [row])).get(row.id)
  return {
    mediaType: 'application/vc',
    name: `certificate-${row.slug}.json`,
    body: await openSigned(ctx, row, key),
  }
}

async function partyCertificate(ctx: Context, party: Party, id: string): Promise<CertificateRow> {
  const row = await findCertificate(ctx.db, id)
  if (!(await isParty(ctx, row, party))) throw refusal('not_found.certificate')
  return row
}
