import type { LanguageCode } from '@credenza/schema/languages'
import { pageLanguage } from './page-language.ts'

const names = new Intl.DisplayNames(pageLanguage.locale, { type: 'language' })

/** What the reader's language calls a language. */
export const languageName = (language: LanguageCode): string => names.of(language) ?? language
