import type * as original from '../../../web/src/texts/findings.ts'
import { spokenFindings } from '../../said-findings.ts'
import { checkSentence, verdictHeadline } from '../findings.ts'

export const { spokenCheck, spokenVerification }: typeof original = spokenFindings({
  checkSentence,
  verdictHeadline,
})
