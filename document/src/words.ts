import { type Words, words } from '@credenza/languages/words'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { zonedFormat } from '@credenza/schema/zoned-time'

/** The words that every document of a language has in common. */
export type FixedWords = Words['document']['certificate']

export const fixedWords = (language: LanguageCode): FixedWords => words[language].document.certificate

export const isRightToLeft = (language: LanguageCode): boolean => languageOf(language).dir === 'rtl'

/** '2026-11-21' -> '21 November 2026'. */
export const longDate = (day: string, language: LanguageCode): string =>
  zonedFormat(languageOf(language).locale, { dateStyle: 'long' }, 'UTC').format(new Date(`${day}T00:00:00Z`))
