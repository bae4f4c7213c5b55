import { type Words, words } from '@credenza/languages/words'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'

/** The words that every document of a language has in common. */
export type FixedWords = Words['document']['certificate']

export const fixedWords = (language: LanguageCode): FixedWords => words[language].document.certificate

export const isRightToLeft = (language: LanguageCode): boolean => languageOf(language).dir === 'rtl'

/** '2026-11-21' -> '21 November 2026'. */
export function longDate(day: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(languageOf(language).locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
