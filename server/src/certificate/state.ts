import type { ErrorCode } from '@credenza/schema'

/**
 * A certificate's life (readings R3), as one union. What was signed never changes; only these facts are added.
 *
 * | state | sign | accept | decline | record | transfer | revoke |
 * |---|---|---|---|---|---|---|
 * | draft | signed | not_signed | declined | - | not_accepted | not_signed |
 * | signed | already_signed | accepted | declined | - | not_accepted | revoked |
 * | accepted | already_signed | already_decided | already_decided | recorded | not_recorded | revoked |
 * | recorded | already_signed | already_decided | already_decided | - | transferred | revoked |
 * | transferred | already_signed | already_decided | already_decided | - | already_transferred | revoked |
 * | declined | already_decided | already_decided | already_decided | - | not_accepted | not_accepted |
 * | revoked | already_revoked, whatever is asked | | | | | |
 */
export type CertificateState =
  | 'draft'
  | 'signed'
  | 'accepted'
  | 'recorded'
  | 'transferred'
  | 'declined'
  | 'revoked'

export type CertificateAct = 'sign' | 'accept' | 'decline' | 'transfer' | 'revoke'

type Outcome = { to: CertificateState } | { refused: ErrorCode }

const to = (state: CertificateState): Outcome => ({ to: state })
const refused = (code: ErrorCode): Outcome => ({ refused: code })

const transitions: Record<CertificateState, Record<CertificateAct, Outcome>> = {
  draft: {
    sign: to('signed'),
    accept: refused('not_signed'),
    decline: to('declined'),
    transfer: refused('not_accepted'),
    revoke: refused('not_signed'),
  },
  signed: {
    sign: refused('already_signed'),
    accept: to('accepted'),
    decline: to('declined'),
    transfer: refused('not_accepted'),
    revoke: to('revoked'),
  },
  accepted: afterAcceptance(refused('not_recorded')),
  recorded: afterAcceptance(to('transferred')),
  transferred: afterAcceptance(refused('already_transferred')),
  declined: {
    sign: refused('already_decided'),
    accept: refused('already_decided'),
    decline: refused('already_decided'),
    transfer: refused('not_accepted'),
    revoke: refused('not_accepted'),
  },
  revoked: {
    sign: refused('already_revoked'),
    accept: refused('already_revoked'),
    decline: refused('already_revoked'),
    transfer: refused('already_revoked'),
    revoke: refused('already_revoked'),
  },
}

function afterAcceptance(transfer: Outcome): Record<CertificateAct, Outcome> {
  return {
    sign: refused('already_signed'),
    accept: refused('already_decided'),
    decline: refused('already_decided'),
    transfer,
    revoke: to('revoked'),
  }
}

/** Where an act leads from a state, or the error code it is refused with. */
export const transition = (state: CertificateState, act: CertificateAct): Outcome => transitions[state][act]

/** The facts that a certificate's row holds. */
export interface CertificateFacts {
  review: 'pending' | 'verified' | 'declined'
  signed: boolean
  recorded: boolean
  transferred: boolean
  revoked: boolean
}

export function stateOf(facts: CertificateFacts): CertificateState {
  if (facts.revoked) return 'revoked'
  if (facts.review === 'declined') return 'declined'
  if (facts.review === 'pending') return facts.signed ? 'signed' : 'draft'
  if (facts.transferred) return 'transferred'
  return facts.recorded ? 'recorded' : 'accepted'
}

const sentences: Partial<Record<ErrorCode, string>> = {
  not_signed: 'The issuer has not signed this certificate yet.',
  already_signed: 'Certificate Already Verified',
  already_decided: 'This certificate was decided on already. The first decision stands.',
  not_accepted: 'Only an accepted certificate can be transferred or revoked.',
  not_recorded: 'The certificate is being recorded on the blockchain. Try again in a moment.',
  already_transferred: 'This certificate was transferred already.',
  already_revoked: 'This certificate is revoked.',
}

/** What a person reads when an act is refused. */
export const refusalSentence = (code: ErrorCode): string => sentences[code] ?? 'This cannot be done now.'
