import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { common } from '../texts/common.ts'

/** The language in which this page speaks. */
export const pageLanguage = languageOf(common.code as LanguageCode)
