import type * as original from '../../../web/src/texts/findings.ts'
import { checkSentence, verdictHeadline } from '../findings.ts'

export const spokenCheck: typeof original.spokenCheck = (check) => ({
  ...check,
  sentence: checkSentence(check),
})

export const spokenVerification: typeof original.spokenVerification = (verification) => ({
  ...verification,
  headline: verdictHeadline(verification),
  checks: verification.checks.map(spokenCheck),
})
