import type * as original from '../../../web/src/texts/findings.ts'
import { frenchHeadline, frenchSentence } from '../findings.ts'

export const spokenCheck: typeof original.spokenCheck = (check) => ({
  ...check,
  sentence: frenchSentence(check),
})

export const spokenVerification: typeof original.spokenVerification = (verification) => ({
  ...verification,
  headline: frenchHeadline(verification),
  checks: verification.checks.map(spokenCheck),
})
