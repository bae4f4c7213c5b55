import type * as original from '../../../web/src/texts/findings.ts'
import { hindiHeadline, hindiSentence } from '../findings.ts'

export const spokenCheck: typeof original.spokenCheck = (check) => ({
  ...check,
  sentence: hindiSentence(check),
})

export const spokenVerification: typeof original.spokenVerification = (verification) => ({
  ...verification,
  headline: hindiHeadline(verification),
  checks: verification.checks.map(spokenCheck),
})
