import type { PlainCode } from '../sentences/english.ts'
import type { CertificateState } from './state.ts'

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

/** What an act leads to, or the code that refuses it. `what it was`: lifting a suspension restores the state before it. */
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

/** Whether no act is possible any more. */
export const isOver = (state: CertificateState): boolean =>
  !certificateActs.some((act) => isOpenTo(state, act))
