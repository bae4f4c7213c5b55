import type { Check, Verification } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const { advice } = verifyTexts

/** What to do about a verdict that is not VALID: by the check that the headline names, else in general. */
export function adviceFor({ verdict, headline, checks }: Verification): string | undefined {
  if (verdict === 'VALID') return undefined
  const telling: Check['answer'] = verdict === 'INVALID' ? 'failed' : 'inconclusive'
  const named = checks.find((check) => check.answer === telling && headline.endsWith(check.sentence))
  return advice.byCode[named?.code ?? ''] ?? advice[telling]
}
