import type { Answer, Check, CheckName, Verdict, Verification } from './answers.ts'
import { CHECK_NAMES } from './answers.ts'
import type { SignedFacts } from './document/signed-facts.ts'

/** Without these three we know nothing about a document, so here "not applicable" counts as inconclusive. */
const INDISPENSABLE: readonly CheckName[] = ['well-formed', 'signature', 'issuer']

/** The most telling check first: "Revoked on …" rather than "log entry missing". */
const HEADLINE_ORDER: readonly CheckName[] = [
  'well-formed',
  'signature',
  'issuer',
  'status',
  'validity',
  'endorsement',
  'log',
  'anchor',
]

/** If a verdict is CANNOT TELL and one of these is there, it explains whatever else is open. */
const explaining: ReadonlySet<string> = new Set(['clock-behind', 'log-key-differs'])

/**
 * The verdict. Any failed check makes it INVALID; otherwise any inconclusive or missing check, or a "not applicable" among
 * the first three, makes it CANNOT TELL; otherwise it is VALID.
 */
export function judge(answers: Partial<Record<CheckName, Answer>>): Verdict {
  if (CHECK_NAMES.some((name) => answers[name] === 'failed')) return 'INVALID'
  return CHECK_NAMES.every((name) => supportsValid(name, answers[name])) ? 'VALID' : 'CANNOT TELL'
}

/** The verification: the checks, the verdict they lead to, and what the document says. */
export function conclude(checks: Check[], facts: SignedFacts): Verification {
  const isSigned = checks.some(({ name, answer }) => name === 'signature' && answer === 'passed')
  return { verdict: verdictOf(checks), headline: headline(checks), checks, facts, isSigned }
}

/** One line for the top of the page. */
export function headline(checks: readonly Check[]): string {
  const verdict = verdictOf(checks)
  if (verdict === 'VALID') return 'This certificate is valid.'
  const cause = causeOf(checks)?.sentence
  if (verdict === 'INVALID') return cause ?? 'This certificate is not valid.'
  return `We cannot tell whether this certificate is valid. ${cause ?? 'A check is missing.'}`
}

/** The check that the verdict rests on, the most telling of several; undefined for VALID. */
export function causeOf(checks: readonly Check[]): Check | undefined {
  const verdict = verdictOf(checks)
  const wrong = checks.find(({ code }) => explaining.has(code))
  if (verdict === 'CANNOT TELL' && wrong) return wrong
  const isCause =
    verdict === 'INVALID'
      ? ({ answer }: Check) => answer === 'failed'
      : ({ name, answer }: Check) => !supportsValid(name, answer)
  return HEADLINE_ORDER.flatMap((name) => checks.filter((check) => check.name === name)).find(isCause)
}

function verdictOf(checks: readonly Check[]): Verdict {
  return judge(Object.fromEntries(checks.map(({ name, answer }) => [name, answer])))
}

function supportsValid(name: CheckName, answer: Answer | undefined): boolean {
  return answer === 'passed' || (answer === 'not-applicable' && !INDISPENSABLE.includes(name))
}
