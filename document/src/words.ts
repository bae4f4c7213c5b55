import { type Words, words } from '@credenza/languages/words'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'

/** The words that every document of a language has in common. */
export type FixedWords = Words['document']['certificate']

export const fixedWords = (language: LanguageCode): FixedWords => words[language].document.certificate

export const isRightToLeft = (language: LanguageCode): boolean => languageOf(language).dir === 'rtl'

/** '2026-11-21' -> '21 November 2026'. */
export const longDate = (day: string, language: LanguageCode): string =>
  dateFormat(language).format(new Date(`${day}T00:00:00Z`))

const dateFormats = new Map<LanguageCode, Intl.DateTimeFormat>()

/** Kept, since making one takes the time of a tenth of a page. */
function dateFormat(language: LanguageCode): Intl.DateTimeFormat {
  const { locale } = languageOf(language)
  const format =
    dateFormats.get(language) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  dateFormats.set(language, format)
  return format
}
