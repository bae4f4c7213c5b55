import { common as arCommon } from '@credenza/languages/ar/web/common'
import { detailTexts as arDetails } from '@credenza/languages/ar/web/details'
import { eightChecks as arChecks } from '@credenza/languages/ar/web/eight-checks'
import { spokenVerification as arSpoken } from '@credenza/languages/ar/web/findings'
import { portableTexts as arPortable } from '@credenza/languages/ar/web/portable'
import { common } from '../../../texts/common.ts'
import { detailTexts } from '../../../texts/details.ts'
import { eightChecks } from '../../../texts/eight-checks.ts'
import { spokenVerification } from '../../../texts/findings.ts'
import { portableTexts } from '../../../texts/portable.ts'

/** All the page's texts in every language, because the build does not pick one here. */
export const languages = {
  en: {
    ...common.language,
    ...eightChecks,
    texts: portableTexts,
    details: detailTexts.labels,
    spoken: spokenVerification,
  },
  ar: {
    ...arCommon.language,
    ...arChecks,
    texts: arPortable,
    details: arDetails.labels,
    spoken: arSpoken,
  },
}

export type Code = keyof typeof languages
export type Language = (typeof languages)[Code]
