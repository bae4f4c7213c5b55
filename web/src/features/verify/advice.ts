import type { Check, Verification } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const { advice } = verifyTexts

/** What to do about a verdict that is not VALID: by its most telling check, else in general. */
export function adviceFor({ verdict, checks }: Verification): string | undefined {
  if (verdict === 'VALID') return undefined
  const telling: Check['answer'] = verdict === 'INVALID' ? 'failed' : 'inconclusive'
  const known = checks.find((check) => check.answer === telling && check.code in advice.byCode)
  return known ? advice.byCode[known.code] : advice[telling]
}
