import { type Words, words } from '@credenza/languages/words'
import { type LanguageCode, languageOf } from '@credenza/schema/languages'

/** The words that all documents in a language share. */
export type FixedWords = Words['document']['certificate']

export const fixedWords = (language: LanguageCode): FixedWords => words[language].document.certificate

export const isRightToLeft = (language: LanguageCode): boolean => languageOf(language).dir === 'rtl'
