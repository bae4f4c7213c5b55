import { words } from '@credenza/languages/words'
import { profileImage } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'
import type { PagePreview } from '../../platform/http/page/page-preview.ts'
import { readIssuer } from './read-issuer.ts'

/** The preview that messengers show for a link to an issuer's page; undefined for other paths. */
export async function issuerPreview(
  ctx: Context,
  path: string,
  language: LanguageCode,
): Promise<PagePreview | undefined> {
  const id = /^\/issuers\/(org_[0-9a-z]{16})$/.exec(path)?.[1]
  if (!id) return undefined
  try {
    const { name, approvedBy, mayIssue, logo } = await readIssuer(ctx, id)
    const { publicUrl } = ctx.config
    return {
      title: name,
      description: words[language].document.preview.issuer[mayIssue ? 'approved' : 'suspended'](approvedBy),
      url: `${publicUrl}${path}`,
      image: `${publicUrl}${logo || '/preview.png'}`,
      ...(logo && { squarePx: profileImage.sidePx }),
    }
  } catch {
    // Better a page without a preview than no page.
    return undefined
  }
}
