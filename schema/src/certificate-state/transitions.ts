import type { ErrorKey, PlainCode } from '../sentences/english.ts'
import type { CertificateState } from './state.ts'

/**
 * The state each act leads to from each state, or the error code that refuses it. The chain itself does the recording.
 *
 * | state | sign | accept | decline | record | transfer | suspend | reinstate | revoke | supersede | deliver |
 * |---|---|---|---|---|---|---|---|---|---|---|
 * | draft | signed | not_signed | declined | - | not_accepted | not_signed | not_suspended | not_signed | not_signed | not_accepted |
 * | signed | already_signed | accepted | declined | - | not_accepted | suspended | not_suspended | revoked | superseded | not_accepted |
 * | accepted | already_signed | already_decided | already_decided | recorded | not_recorded | suspended | not_suspended | revoked | superseded | accepted |
 * | recorded | already_signed | already_decided | already_decided | - | transferred | suspended | not_suspended | revoked | superseded | recorded |
 * | transferred | already_signed | already_decided | already_decided | - | already_transferred | suspended | not_suspended | revoked | superseded | transferred |
 * | declined | already_decided | already_decided | already_decided | - | not_accepted | not_accepted | not_suspended | not_accepted | not_accepted | not_accepted |
 * | suspended | already_signed | certificate_suspended | certificate_suspended | - | certificate_suspended | already_suspended | what it was | revoked | superseded | certificate_suspended |
 * | superseded | already_superseded, whatever is asked | | | | | | | | | |
 * | revoked | already_revoked, whatever is asked | | | | | | | | | |
 */
export const certificateActs = [
  'sign',
  'accept',
  'decline',
  'transfer',
  'suspend',
  'reinstate',
  'revoke',
  'supersede',
  'deliver',
] as const
export type CertificateAct = (typeof certificateActs)[number]

/** `what it was`: lifting a suspension restores the state before it. */
export type Outcome = { to: CertificateState | 'what it was' } | { refused: PlainCode }

const to = (state: CertificateState): Outcome => ({ to: state })
const refused = (code: PlainCode): Outcome => ({ refused: code })

/** What the issuer can do with a signed certificate in any later state. */
const inForce = {
  suspend: to('suspended'),
  reinstate: refused('not_suspended'),
  revoke: to('revoked'),
  supersede: to('superseded'),
}

const transitions: Record<CertificateState, Record<CertificateAct, Outcome>> = {
  draft: {
    sign: to('signed'),
    accept: refused('not_signed'),
    decline: to('declined'),
    transfer: refused('not_accepted'),
    suspend: refused('not_signed'),
    reinstate: refused('not_suspended'),
    revoke: refused('not_signed'),
    supersede: refused('not_signed'),
    deliver: refused('not_accepted'),
  },
  signed: {
    sign: refused('already_signed'),
    accept: to('accepted'),
    decline: to('declined'),
    transfer: refused('not_accepted'),
    deliver: refused('not_accepted'),
    ...inForce,
  },
  accepted: afterAcceptance('accepted', refused('not_recorded')),
  recorded: afterAcceptance('recorded', to('transferred')),
  transferred: afterAcceptance('transferred', refused('already_transferred')),
  declined: {
    ...whateverIsAsked('not_accepted'),
    sign: refused('already_decided'),
    accept: refused('already_decided'),
    decline: refused('already_decided'),
    reinstate: refused('not_suspended'),
  },
  suspended: {
    ...whateverIsAsked('certificate_suspended'),
    ...inForce,
    sign: refused('already_signed'),
    suspend: refused('already_suspended'),
    reinstate: { to: 'what it was' },
  },
  superseded: whateverIsAsked('already_superseded'),
  revoked: whateverIsAsked('already_revoked'),
}

function afterAcceptance(state: CertificateState, transfer: Outcome): Record<CertificateAct, Outcome> {
  return {
    sign: refused('already_signed'),
    accept: refused('already_decided'),
    decline: refused('already_decided'),
    transfer,
    deliver: to(state),
    ...inForce,
  }
}

function whateverIsAsked(code: PlainCode): Record<CertificateAct, Outcome> {
  const no = refused(code)
  return {
    sign: no,
    accept: no,
    decline: no,
    transfer: no,
    suspend: no,
    reinstate: no,
    revoke: no,
    supersede: no,
    deliver: no,
  }
}

/** The state an act leads to from a state, or the error code that refuses it. */
export const transition = (state: CertificateState, act: CertificateAct): Outcome => transitions[state][act]

export const isOpenTo = (state: CertificateState, act: CertificateAct): boolean =>
  'to' in transition(state, act)

/** The codes that refuse an act in any state. */
export const refusalsOf = (act: CertificateAct): ReadonlySet<string> =>
  new Set(
    Object.values(transitions).flatMap((state) => ('refused' in state[act] ? [state[act].refused] : [])),
  )

const final: ReadonlySet<string> = new Set<ErrorKey>([
  'already_decided',
  'already_revoked',
  'already_signed',
  'already_superseded',
  'already_suspended',
  'already_transferred',
  'not_suspended',
  'student_in_use',
  'student_in_use.changed',
  'student_in_use.course',
  'student_in_use.held',
  'student_in_use.named_again',
  'student_in_use.signed_in',
])

/** Whether a refusal stays: what was asked for has happened, or can never happen. The others pass, like 'not_accepted'. */
export const isFinal = (refusal: string): boolean => final.has(refusal)

/** Whether no act is possible any more. */
export const isOver = (state: CertificateState): boolean =>
  !certificateActs.some((act) => isOpenTo(state, act))
