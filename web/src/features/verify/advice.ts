import type { Check, FindingCode, Verdict, Verification } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const { advice } = verifyTexts

type Advice = keyof typeof advice

/**
 * The advice for each code. `passed` says that all is well, `failed` not to rely on it, and `inconclusive` to try again later, so
 * it is only for codes where that can help.
 */
export const byCode = {
  'well-formed': 'passed',
  malformed: 'failed',
  'undefined-terms': 'failed',
  'unknown-context': 'not-here',
  'unknown-shape': 'not-here',
  'not-our-form': 'not-our-form',
  'page-later': 'page-altered',
  'page-altered': 'page-altered',
  'pdf-altered': 'pdf-altered',
  'pdf-unsealed': 'pdf-unsealed',
  'pdf-seal-unknown': 'pdf-seal-unknown',
  'paper-damaged': 'failed',
  'paper-newer': 'paper-newer',
  'paper-altered': 'paper-altered',
  'paper-link-unopened': 'inconclusive',
  'paper-unread': 'paper-altered',
  'beyond-limits': 'not-here',
  'signature-valid': 'passed',
  'signature-invalid': 'signature-invalid',
  'no-issuer-proof': 'failed',
  'unknown-cryptosuite': 'not-here',
  'key-not-listed': 'failed',
  'signer-nonexistent': 'failed',
  'key-ended': 'failed',
  'key-unconfirmed': 'inconclusive',
  'key-unavailable': 'inconclusive',
  'key-unreadable': 'not-here',
  'signature-unchecked': 'not-here',
  'issuer-approved': 'passed',
  'issuer-approved-before-theft': 'passed',
  'key-not-issuers': 'failed',
  'issuer-nonexistent': 'failed',
  'issuer-unproven': 'inconclusive',
  'issuer-refused': 'failed',
  'issuer-struck-off': 'failed',
  'key-stolen': 'key-stolen',
  'key-stolen-time-unknown': 'key-stolen-time-unknown',
  'did-unreachable': 'inconclusive',
  'issuer-unreachable': 'inconclusive',
  'issuer-unknown': 'issuer-unknown',
  'issuer-not-approved': 'issuer-not-approved',
  'issuer-unvouched': 'issuer-unvouched',
  'within-period': 'passed',
  'no-period': 'passed',
  expired: 'expired',
  'not-yet-valid': 'not-yet-valid',
  'clock-behind': 'clock-behind',
  'period-unreadable': 'not-here',
  'not-revoked': 'passed',
  revoked: 'revoked',
  suspended: 'suspended',
  superseded: 'superseded',
  'status-list-of-another': 'failed',
  'status-list-unreachable': 'inconclusive',
  'status-list-stale': 'inconclusive',
  'status-list-unsound': 'status-list-unsound',
  'status-type-unknown': 'not-here',
  'status-entries-too-many': 'not-here',
  'status-entry-incomplete': 'not-here',
  'statements-unreachable': 'inconclusive',
  'status-missing': 'not-here',
  'no-status': 'passed',
  logged: 'passed',
  'witnesses-missing': 'inconclusive',
  'log-root-differs': 'history-split',
  'log-digest-differs': 'failed',
  'log-issuer-differs': 'failed',
  'checkpoint-forged': 'history-split',
  'checkpoint-unusable': 'proof-unusable',
  'log-unknown': 'inconclusive',
  'log-key-differs': 'not-here',
  'no-log-proof': 'no-log-proof',
  'log-not-applicable': 'passed',
  anchored: 'passed',
  'anchor-root-differs': 'history-split',
  'chain-unreachable': 'chain-unreachable',
  'not-anchored': 'not-anchored',
  'anchor-not-final': 'anchor-not-final',
  'nothing-to-anchor': 'no-log-proof',
  'anchor-not-applicable': 'passed',
  endorsed: 'passed',
  'endorsed-before-theft': 'passed',
  'endorsement-key-stolen': 'endorsement-key-stolen',
  'endorsement-time-unknown': 'endorsement-time-unknown',
  'endorsement-digest-differs': 'failed',
  'endorsement-forged': 'failed',
  'endorsement-withdrawn': 'failed',
  'endorsement-not-in-force': 'failed',
  'verifier-not-entitled': 'failed',
  declined: 'declined',
  'awaiting-decision': 'awaiting-decision',
  'endorsement-unchecked': 'inconclusive',
  'endorsement-not-applicable': 'passed',
  'not-a-credential': 'failed',
  unread: 'not-here',
  'not-worked-on': 'not-here',
  internal: 'inconclusive',
} as const satisfies Record<FindingCode, Advice>

const telling = {
  VALID: 'passed',
  INVALID: 'failed',
  'CANNOT TELL': 'inconclusive',
} as const satisfies Record<Verdict, Check['answer']>

/** What to do about a verdict, according to the check in the headline. A newer server may answer with codes unknown here. */
export function adviceFor({
  verdict,
  headline,
  checks,
}: Pick<Verification, 'verdict' | 'headline' | 'checks'>): string {
  const answer = telling[verdict]
  const named = checks.find((check) => check.answer === answer && headline.endsWith(check.sentence))
  const known: Record<string, Advice> = byCode
  return advice[known[named?.code ?? ''] ?? answer]
}
