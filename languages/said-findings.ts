import { causeOf } from '@credenza/credential/judge'
import type { Check, FindingCode, Verification } from '@credenza/credential/verify'

export type Details = Check['details']

/** What each finding says: a sentence, or one with details. */
export type FindingSentences = Record<FindingCode, string | ((details: Details) => string)>

export interface VerdictWords {
  valid: string
  /** For a certificate of which no check says what is wrong. */
  invalid: string
  /** `reason`: the sentence of the check that could not be made; '' if there is none. */
  cannotTell: (reason: string) => string
}

/** Checks and verdicts in a language, built as the credential package builds the English ones. */
export function saidFindings(sentences: FindingSentences, { valid, invalid, cannotTell }: VerdictWords) {
  /** The sentence of a check. A code that this version does not know keeps the sentence it came with. */
  function checkSentence({ code, sentence, details }: Check): string {
    const finding = sentences[code as FindingCode]
    return typeof finding === 'function' ? finding(details) : (finding ?? sentence)
  }

  function verdictHeadline({ verdict, checks }: Verification): string {
    if (verdict === 'VALID') return valid
    const cause = causeOf(checks)
    const reason = cause ? checkSentence(cause) : ''
    return verdict === 'INVALID' ? reason || invalid : cannotTell(reason).trim()
  }

  return { checkSentence, verdictHeadline }
}

/** Checks and verdicts with their words replaced by those of a language. */
export function spokenFindings({ checkSentence, verdictHeadline }: ReturnType<typeof saidFindings>) {
  const spokenCheck = (check: Check): Check => ({ ...check, sentence: checkSentence(check) })
  const spokenVerification = (verification: Verification): Verification => ({
    ...verification,
    headline: verdictHeadline(verification),
    checks: verification.checks.map(spokenCheck),
  })
  return { spokenCheck, spokenVerification }
}

/** The day that is written at the beginning of an ISO date, in words; anything that is not a date is returned unchanged. */
export function dayInWords(at: string, locale: string): string {
  const date = new Date(at.slice(0, 10))
  if (Number.isNaN(date.getTime())) return at
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}
