import { type CertificateFacts, type CertificateState, stateOf } from './state.ts'
import { type CertificateAct, isOpenTo, type Outcome, transition } from './transitions.ts'

/** What is known about a certificate without asking the chain. */
export type OffChainFacts = Omit<CertificateFacts, 'recorded'>

/**
 * The acts that do not wait for the chain. Only a transfer does: all others treat accepted and recorded certificates alike.
 */
export type OffChainAct = Exclude<CertificateAct, 'transfer'>

/** The state without asking the chain: 'accepted' also covers recorded certificates. */
export const offChainState = (facts: OffChainFacts): CertificateState =>
  stateOf({ ...facts, recorded: false })

/** The state an act leads to, or the error code that refuses it. */
export const offChainTransition = (facts: OffChainFacts, act: OffChainAct): Outcome =>
  transition(offChainState(facts), act)

/** Whether a certificate is at least as far as another one: signed and accepted, if that one is. */
export const isAsFarAs = (facts: OffChainFacts, other: OffChainFacts): boolean =>
  (facts.signed || !other.signed) && (facts.review === 'verified' || other.review !== 'verified')

/** Whether a verifier may decide on it, now or after a suspension is lifted. */
export const awaitsDecision = (facts: OffChainFacts): boolean =>
  isOpenTo(offChainState({ ...facts, suspended: false }), 'decline')
