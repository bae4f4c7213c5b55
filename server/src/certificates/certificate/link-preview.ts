import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'
import type { PagePreview } from '../../platform/http/page/page-preview.ts'
import { readDocument } from './evidence.ts'
import { findCertificate } from './find-certificates.ts'

/**
 * The preview that messengers and networks show for a certificate's public link: issuer and type, as in the public view. It
 * names no person and gives no verdict, since nothing was checked. Undefined for other paths and unsigned certificates, and if
 * anything fails.
 */
export async function linkPreview(
  ctx: Context,
  path: string,
  language: LanguageCode,
): Promise<PagePreview | undefined> {
  const slug = /^\/verify\/([\w-]{1,100})$/.exec(path)?.[1]
  if (!slug) return undefined
  try {
    const certificate = await findCertificate(ctx.db, slug)
    if (!certificate.signedAt) return undefined
    const { title, inForce, revoked, erased } = words[language].document.preview.certificate
    const document = await readDocument(ctx, certificate)
    const describe = certificate.revokedAt ? revoked : document.erased ? erased : inForce
    return {
      title: title(certificate.issuerName),
      description: describe(certificate.categoryName),
      url: `${ctx.config.publicUrl}${path}`,
      image: `${ctx.config.publicUrl}/preview.png`,
    }
  } catch {
    // It is better to serve the page without a preview than not at all.
    return undefined
  }
}
