import { arabicHeadline, arabicSentence } from '@credenza/credential/verify'
import type * as original from '../../../web/src/texts/findings.ts'

export const spokenCheck: typeof original.spokenCheck = (check) => ({
  ...check,
  sentence: arabicSentence(check),
})

export const spokenVerification: typeof original.spokenVerification = (verification) => ({
  ...verification,
  headline: arabicHeadline(verification),
  checks: verification.checks.map(spokenCheck),
})
