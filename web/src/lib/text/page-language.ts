import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { common } from '../../texts/common.ts'

/** The language of this page. */
export const pageLanguage = languageOf(common.code as LanguageCode)
