import type { Check, Verdict, Verification } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const { advice } = verifyTexts

const telling = {
  VALID: 'passed',
  INVALID: 'failed',
  'CANNOT TELL': 'inconclusive',
} as const satisfies Record<Verdict, Check['answer']>

/** What to do about a verdict: advice for the check in the headline, otherwise in general. */
export function adviceFor({
  verdict,
  headline,
  checks,
}: Pick<Verification, 'verdict' | 'headline' | 'checks'>): string {
  const answer = telling[verdict]
  const named = checks.find((check) => check.answer === answer && headline.endsWith(check.sentence))
  return advice.byCode[named?.code ?? ''] ?? advice[answer]
}
