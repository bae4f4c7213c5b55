import { profileImage } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Language } from '../../platform/http/language.ts'
import type { PagePreview } from '../../platform/http/page-preview.ts'
import { readIssuer } from './read-issuer.ts'

const words = {
  en: {
    approved: (by: string) => `An issuer of certificates, approved by ${by}.`,
    suspended: (by: string) => `An issuer of certificates that ${by} has suspended.`,
  },
  ar: {
    approved: (by: string) => `جهة إصدار شهادات اعتمدتها ${by}.`,
    suspended: (by: string) => `جهة إصدار شهادات أوقفتها ${by}.`,
  },
}

/** What messengers show for a link to an issuer's page; undefined for other paths. */
export async function issuerPreview(
  ctx: Context,
  path: string,
  language: Language,
): Promise<PagePreview | undefined> {
  const id = /^\/issuers\/(org_[0-9a-z]{16})$/.exec(path)?.[1]
  if (!id) return undefined
  try {
    const { name, approvedBy, mayIssue, logo } = await readIssuer(ctx, id)
    const { publicUrl } = ctx.config
    return {
      title: name,
      description: words[language][mayIssue ? 'approved' : 'suspended'](approvedBy),
      url: `${publicUrl}${path}`,
      image: `${publicUrl}${logo || '/preview.png'}`,
      ...(logo && { squarePx: profileImage.sidePx }),
    }
  } catch {
    // A page without a preview is better than none.
    return undefined
  }
}
