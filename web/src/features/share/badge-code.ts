import { badgeSize } from '@credenza/schema/constants'
import type { common } from '../../texts/common.ts'
import { sharePath } from '../certificate/share-path.ts'

export type BadgeLanguage = typeof common.language.code

/** The picture's alternative text in the badge's language, not the page's. */
export const badgeAlt: Record<BadgeLanguage, (issuer: string) => string> = {
  en: (issuer) => `Certificate issued by ${issuer}: check it`,
  ar: (issuer) => `شهادة صادرة عن ${issuer}: تحقق منها`,
}

export const badgePath = (slug: string, language: BadgeLanguage): string =>
  `/badge/${encodeURIComponent(slug)}.svg?lang=${language}`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/**
 * HTML for another site: the badge as a picture that links to the certificate. It needs no script, and tells us nothing
 * about the page that embeds it.
 */
export function badgeCode(
  { slug, documentKey }: { slug: string; documentKey: string | undefined },
  { origin, language, alt }: { origin: string; language: BadgeLanguage; alt: string },
): string {
  const href = escaped(origin + sharePath(slug, documentKey))
  const picture = escaped(origin + badgePath(slug, language))
  const { width, height } = badgeSize
  return (
    `<a href="${href}" rel="noreferrer">` +
    `<img src="${picture}" alt="${escaped(alt)}" width="${width}" height="${height}" ` +
    'loading="lazy" referrerpolicy="no-referrer" style="max-width:100%;height:auto"></a>'
  )
}
