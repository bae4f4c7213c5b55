import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'
import type { PagePreview } from '../../platform/http/page-preview.ts'
import { readCertificate } from './read-certificate.ts'

/**
 * What messengers and networks show for a certificate's public link: issuer and type, as in the public view. It names
 * no person and gives no verdict, because nobody has checked anything yet. Undefined for other paths, for unsigned
 * certificates, and when nothing can be found out.
 */
export async function linkPreview(
  ctx: Context,
  path: string,
  language: LanguageCode,
): Promise<PagePreview | undefined> {
  const slug = /^\/verify\/([\w-]{1,100})$/.exec(path)?.[1]
  if (!slug) return undefined
  try {
    const [facts] = (await readCertificate(ctx, slug, undefined)).certificates
    if (!facts.isVerified) return undefined
    const { title, inForce, revoked } = words[language].document.preview.certificate
    return {
      title: title(facts.issuerName),
      description: (facts.state === 'revoked' ? revoked : inForce)(facts.categoryName),
      url: `${ctx.config.publicUrl}${path}`,
      image: `${ctx.config.publicUrl}/preview.png`,
    }
  } catch {
    // A page without a preview is better than none.
    return undefined
  }
}
