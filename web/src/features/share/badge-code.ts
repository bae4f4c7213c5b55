import { badgeSize } from '@credenza/schema/constants'
import type { LanguageCode } from '@credenza/schema/languages'
import { sharePath } from '../certificate/share-path.ts'

/** The picture's alternative text in the badge's language, not the page's. */
export const badgeAlt: Record<LanguageCode, (issuer: string) => string> = {
  en: (issuer) => `Certificate issued by ${issuer}: check it`,
  ar: (issuer) => `شهادة صادرة عن ${issuer}: تحقق منها`,
  fr: (issuer) => `Certificat délivré par ${issuer} : à vérifier ici`,
  ur: (issuer) => `${issuer} کی جاری کردہ سند: اس کی جانچ کریں`,
  hi: (issuer) => `${issuer} द्वारा जारी प्रमाणपत्र: इसे जाँचें`,
  zh: (issuer) => `由 ${issuer} 颁发的证书：点击查验`,
}

export const badgePath = (slug: string, language: LanguageCode): string =>
  `/badge/${encodeURIComponent(slug)}.svg?lang=${language}`

const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/**
 * HTML for another site: the badge as a picture that links to the certificate. It needs no script, and tells us nothing
 * about the page that embeds it.
 */
export function badgeCode(
  { slug, documentKey }: { slug: string; documentKey: string | undefined },
  { origin, language, alt }: { origin: string; language: LanguageCode; alt: string },
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
