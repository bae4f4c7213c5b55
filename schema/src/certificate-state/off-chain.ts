import { type CertificateFacts, type CertificateState, stateOf } from './state.ts'
import { type CertificateAct, isOpenTo, type Outcome, transition } from './transitions.ts'

/** What is known without asking the chain. */
export type OffChainFacts = Omit<CertificateFacts, 'recorded'>

/** Only a transfer waits for the chain: every other act treats an accepted certificate like a recorded one. */
export type OffChainAct = Exclude<CertificateAct, 'transfer'>

/** The state without asking the chain: 'accepted' also covers recorded certificates. */
export const offChainState = (facts: OffChainFacts): CertificateState =>
  stateOf({ ...facts, recorded: false })

/** The state an act leads to, or the error code that refuses it. */
export const offChainTransition = (facts: OffChainFacts, act: OffChainAct): Outcome =>
  transition(offChainState(facts), act)

/** Whether a certificate has come as far as another one: signed if that one was, and accepted if that one was. */
export const isAsFarAs = (facts: OffChainFacts, other: OffChainFacts): boolean =>
  (facts.signed || !other.signed) && (facts.review === 'verified' || other.review !== 'verified')

/** Whether a verifier may decide on it, now or once a suspension is lifted. */
export const awaitsDecision = (facts: OffChainFacts): boolean =>
  isOpenTo(offChainState({ ...facts, suspended: false }), 'decline')
