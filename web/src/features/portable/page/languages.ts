import { common as arCommon } from '../../../texts/ar/common.ts'
import { detailTexts as arDetails } from '../../../texts/ar/details.ts'
import { spokenVerification as arSpoken } from '../../../texts/ar/findings.ts'
import { portableTexts as arPortable } from '../../../texts/ar/portable.ts'
import { verifyTexts as arVerify } from '../../../texts/ar/verify.ts'
import { common } from '../../../texts/common.ts'
import { detailTexts } from '../../../texts/details.ts'
import { spokenVerification } from '../../../texts/findings.ts'
import { portableTexts } from '../../../texts/portable.ts'
import { verifyTexts } from '../../../texts/verify.ts'

const words = ({ verdict, checks, answers }: Pick<typeof arVerify, 'verdict' | 'checks' | 'answers'>) => ({
  verdict,
  checks,
  answers,
})

/** All the page's texts in every language, because the build does not pick one here. */
export const languages = {
  en: {
    ...common.language,
    ...words(verifyTexts),
    texts: portableTexts,
    details: detailTexts.labels,
    spoken: spokenVerification,
  },
  ar: {
    ...arCommon.language,
    ...words(arVerify),
    texts: arPortable,
    details: arDetails.labels,
    spoken: arSpoken,
  },
}

export type Code = keyof typeof languages
export type Language = (typeof languages)[Code]
