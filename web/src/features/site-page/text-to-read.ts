import type { LanguageCode } from '@credenza/schema/languages'
import type { SitePage, SitePageLanguage } from '@credenza/schema/site-page'

/** The text in the reader's language, or else in another. */
export const textToRead = (
  { texts }: Pick<SitePage, 'texts'>,
  language: LanguageCode,
): SitePage['texts'][number] | undefined => texts.find((text) => text.language === language) ?? texts[0]

export const directionOf = (language: SitePageLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')
