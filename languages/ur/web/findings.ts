import type * as original from '../../../web/src/texts/findings.ts'
import { urduHeadline, urduSentence } from '../findings.ts'

export const spokenCheck: typeof original.spokenCheck = (check) => ({
  ...check,
  sentence: urduSentence(check),
})

export const spokenVerification: typeof original.spokenVerification = (verification) => ({
  ...verification,
  headline: urduHeadline(verification),
  checks: verification.checks.map(spokenCheck),
})
