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

/** All six languages would weigh more than the rest of the page: it has the one it was saved in, and English. */
export const languages = [
  spokenBy({ common, detailTexts, eightChecks, spokenVerification, portableTexts }),
  spokenBy(own),
]
export type Language = (typeof languages)[number]
