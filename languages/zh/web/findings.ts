import type * as original from '../../../web/src/texts/findings.ts'
import { chineseHeadline, chineseSentence } from '../findings.ts'

export const spokenCheck: typeof original.spokenCheck = (check) => ({
  ...check,
  sentence: chineseSentence(check),
})

export const spokenVerification: typeof original.spokenVerification = (verification) => ({
  ...verification,
  headline: chineseHeadline(verification),
  checks: verification.checks.map(spokenCheck),
})
