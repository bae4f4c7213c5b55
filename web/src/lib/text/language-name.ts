import type { LanguageCode } from '@credenza/schema/languages'
import { pageLanguage } from './page-language.ts'

const names = new Intl.DisplayNames(pageLanguage.locale, { type: 'language' })

/** A language's name in the reader's language. */
export const languageName = (language: LanguageCode): string => names.of(language) ?? language
