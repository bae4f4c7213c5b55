import { type LanguageCode, languageOf } from '@credenza/schema/languages'
import { common } from '../../../texts/common.ts'
import { detailTexts } from '../../../texts/details.ts'
import { eightChecks } from '../../../texts/eight-checks.ts'
import { spokenVerification } from '../../../texts/findings.ts'
import { portableTexts } from '../../../texts/portable.ts'
import * as own from './own-words.ts'

const spokenBy = (words: typeof own) => ({
  ...languageOf(words.common.code as LanguageCode),
  ...words.eightChecks,
  texts: words.portableTexts,
  details: words.detailTexts.labels,
  spoken: words.spokenVerification,
})

/** The page's languages: the one it was saved in, and English. All six would weigh more than the rest of the page. */
export const languages = [
  spokenBy({ common, detailTexts, eightChecks, spokenVerification, portableTexts }),
  spokenBy(own),
]
export type Language = (typeof languages)[number]
