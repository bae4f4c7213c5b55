import { imageFormat } from '@credenza/document'
import { fileNameOf } from '@credenza/schema/file-name'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../../context.ts'
import { findOrganisation } from '../../../people/organisation/find-organisation.ts'
import { publicLogoId } from '../../../people/organisation/public/public-issuer.ts'
import { openFile } from '../../../people/organisation/sealed-files.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { MailAttachment } from '../../../platform/mail/mail.ts'
import type { Certificate } from '../../certificate/certificate.ts'
import type { Look, Materials } from '../../drawing/materials.ts'
import { renderCertificatePdf, renderCertificatePng } from '../../drawing/render-certificate.ts'
import type { MailFacts } from './facts.ts'
import { qrPng } from './qr-png.ts'
import { certificateWidthPx } from './write-mail.ts'

/** An attachment that the email shows in place, as `cid:<name>`. */
const inline = (name: string, contentType: string, content: Uint8Array): MailAttachment => ({
  filename: `${name}.${contentType === 'image/png' ? 'png' : 'jpg'}`,
  contentType,
  content,
  contentId: name,
})

export const qrAttachment = ({ link }: MailFacts): MailAttachment => inline('qr', 'image/png', qrPng(link))

/** The template's logo, or the one that the issuer publishes. Email programs show no SVG. */
export async function logoAttachment(
  ctx: Context,
  organisationId: string,
  { images: { logo } }: Look,
): Promise<MailAttachment[]> {
  const format = logo && imageFormat(logo, 'logo')
  if (logo && format !== 'svg') return [inline('logo', format === 'png' ? 'image/png' : 'image/jpeg', logo)]
  const id = await publicLogoId(ctx, await findOrganisation(ctx.db, organisationId))
  if (!id) return []
  const { mediaType, bytes } = await openFile(ctx, organisationId, 'id', id)
  return [inline('logo', mediaType, bytes)]
}

/**
 * The certificate as PDF, and as the picture that the email shows. None if no font has one of its letters; the link still shows
 * everything.
 */
export async function certificateAttachments(
  ctx: Context,
  certificate: Certificate,
  options: { language: LanguageCode; materials: Materials },
): Promise<MailAttachment[]> {
  try {
    const content = await renderCertificatePdf(ctx, certificate, options)
    const widthPx = certificateWidthPx * sharpness
    const picture = await renderCertificatePng(ctx, certificate, { ...options, widthPx })
    return [
      inline('certificate', 'image/png', picture),
      { filename: fileNameOf(certificate, 'pdf'), contentType: 'application/pdf', content },
    ]
  } catch (error) {
    if (error instanceof ApiError && error.code === 'missing_glyph') return []
    throw error
  }
}

/** Pixels in the file per pixel in the email: sharp on a phone, and still small. */
const sharpness = 1.5
