import type { FindingCode, Verification } from '@credenza/credential/verify'
import type { Loaded } from './load-certificate.ts'

type Problem = Extract<Loaded, { kind: 'cannot-start' }>['problem']

/**
 * Findings that checking the same certificate again repeats. The others can change: something could not be reached, has not
 * happened yet, or can be undone. A finding that only follows from another one is here too, since that one decides.
 */
const final: ReadonlySet<string> = new Set<FindingCode>([
  'malformed',
  'undefined-terms',
  'unknown-context',
  'unknown-shape',
  'not-our-form',
  'page-later',
  'page-altered',
  'pdf-altered',
  'pdf-unsealed',
  'pdf-seal-unknown',
  'paper-damaged',
  'paper-newer',
  'paper-altered',
  'paper-unread',
  'beyond-limits',
  'signature-invalid',
  'no-issuer-proof',
  'unknown-cryptosuite',
  'key-not-listed',
  'signer-nonexistent',
  'key-ended',
  'key-unreadable',
  'signature-unchecked',
  'key-not-issuers',
  'issuer-nonexistent',
  'issuer-unproven',
  'issuer-refused',
  'issuer-struck-off',
  'key-stolen',
  'key-stolen-time-unknown',
  'issuer-unknown',
  'issuer-not-approved',
  'expired',
  'period-unreadable',
  'revoked',
  'superseded',
  'status-list-of-another',
  'status-list-unsound',
  'status-type-unknown',
  'status-entries-too-many',
  'status-entry-incomplete',
  'status-missing',
  'log-root-differs',
  'log-digest-differs',
  'log-issuer-differs',
  'checkpoint-forged',
  'checkpoint-unusable',
  'log-key-differs',
  'anchor-root-differs',
  'nothing-to-anchor',
  'endorsement-key-stolen',
  'endorsement-digest-differs',
  'endorsement-forged',
  'endorsement-withdrawn',
  'verifier-not-entitled',
  'declined',
  'not-a-credential',
  'unread',
  'not-worked-on',
])

/** Whether the same certificate, checked again, may get another verdict. */
export function mayChange({ verdict, checks }: Pick<Verification, 'verdict' | 'checks'>): boolean {
  if (verdict === 'VALID') return true
  const changing = checks.filter(({ code }) => !final.has(code))
  return verdict === 'INVALID'
    ? checks.every((check) => check.answer !== 'failed' || changing.includes(check))
    : changing.some(({ answer }) => answer === 'inconclusive')
}

const faultsOfLink: ReadonlySet<Problem> = new Set(['key-missing', 'key-malformed', 'key-wrong'])

/** Whether another link to the same certificate may open it. */
export const isFaultOfLink = (problem: Problem): boolean => faultsOfLink.has(problem)

/** Whether the same link may open the certificate another time. */
export const mayOpenLater = (problem: Problem): boolean =>
  problem !== 'document-erased' && !isFaultOfLink(problem)
