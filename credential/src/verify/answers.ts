import type { SignedFacts } from './document/signed-facts.ts'

/** The eight checks, in the order in which they are shown. */
export const CHECK_NAMES = [
  'well-formed',
  'signature',
  'issuer',
  'validity',
  'status',
  'log',
  'anchor',
  'endorsement',
] as const
export type CheckName = (typeof CHECK_NAMES)[number]

/** "Could not check" (`inconclusive`) is not "bad" (`failed`): only evidence makes a failure. */
export type Answer = 'passed' | 'failed' | 'inconclusive' | 'not-applicable'

export type Verdict = 'VALID' | 'INVALID' | 'CANNOT TELL'

/** One settled check. `code` is stable; `sentence` is plain English; `details` are what the sentence was made of. */
export type Check = {
  name: CheckName
  answer: Answer
  code: string
  sentence: string
  details: Record<string, string>
}

/** What `verifyCertificate` finds out. `checks` holds all eight in the order of `CHECK_NAMES`. */
export type Verification = {
  verdict: Verdict
  headline: string
  checks: Check[]
  /** What the document says, as its signature covers it; all empty where that could not be read. */
  facts: SignedFacts
  /** Whether the issuer's signature holds. If not, the facts are no more than what the file claims. */
  isSigned: boolean
}
