import { detailTexts as arDetails } from '@credenza/languages/ar/web/details'
import { eightChecks as arChecks } from '@credenza/languages/ar/web/eight-checks'
import { spokenVerification as arSpoken } from '@credenza/languages/ar/web/findings'
import { portableTexts as arPortable } from '@credenza/languages/ar/web/portable'
import { detailTexts as frDetails } from '@credenza/languages/fr/web/details'
import { eightChecks as frChecks } from '@credenza/languages/fr/web/eight-checks'
import { spokenVerification as frSpoken } from '@credenza/languages/fr/web/findings'
import { portableTexts as frPortable } from '@credenza/languages/fr/web/portable'
import { detailTexts as hiDetails } from '@credenza/languages/hi/web/details'
import { eightChecks as hiChecks } from '@credenza/languages/hi/web/eight-checks'
import { spokenVerification as hiSpoken } from '@credenza/languages/hi/web/findings'
import { portableTexts as hiPortable } from '@credenza/languages/hi/web/portable'
import { detailTexts as urDetails } from '@credenza/languages/ur/web/details'
import { eightChecks as urChecks } from '@credenza/languages/ur/web/eight-checks'
import { spokenVerification as urSpoken } from '@credenza/languages/ur/web/findings'
import { portableTexts as urPortable } from '@credenza/languages/ur/web/portable'
import { detailTexts as zhDetails } from '@credenza/languages/zh/web/details'
import { eightChecks as zhChecks } from '@credenza/languages/zh/web/eight-checks'
import { spokenVerification as zhSpoken } from '@credenza/languages/zh/web/findings'
import { portableTexts as zhPortable } from '@credenza/languages/zh/web/portable'
import { type LanguageCode, languageOf, type OtherLanguage } from '@credenza/schema/languages'
import type { Texts } from '../../../lib/texts.ts'
import { detailTexts } from '../../../texts/details.ts'
import { eightChecks } from '../../../texts/eight-checks.ts'
import { spokenVerification } from '../../../texts/findings.ts'
import { portableTexts } from '../../../texts/portable.ts'

/** What the page says in a language. */
interface Spoken extends Texts<typeof eightChecks> {
  texts: Texts<typeof portableTexts>
  details: Texts<typeof detailTexts.labels>
  spoken: typeof spokenVerification
}

const english: Spoken = {
  ...eightChecks,
  texts: portableTexts,
  details: detailTexts.labels,
  spoken: spokenVerification,
}
const others: Record<OtherLanguage, Spoken> = {
  ar: { ...arChecks, texts: arPortable, details: arDetails.labels, spoken: arSpoken },
  fr: { ...frChecks, texts: frPortable, details: frDetails.labels, spoken: frSpoken },
  ur: { ...urChecks, texts: urPortable, details: urDetails.labels, spoken: urSpoken },
  hi: { ...hiChecks, texts: hiPortable, details: hiDetails.labels, spoken: hiSpoken },
  zh: { ...zhChecks, texts: zhPortable, details: zhDetails.labels, spoken: zhSpoken },
}

/** The page's words in every language: a file may be opened by anyone, anywhere. */
export const wordsIn = (code: LanguageCode) => ({
  ...languageOf(code),
  ...(code === 'en' ? english : others[code]),
})
export type Language = ReturnType<typeof wordsIn>
