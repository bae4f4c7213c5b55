import { type CertificateFacts, type CertificateState, stateOf } from './state.ts'
import { type CertificateAct, isOpenTo, type Outcome, transition } from './transitions.ts'

/** What is known without asking the chain. */
export type OffChainFacts = Omit<CertificateFacts, 'recorded'>

/** Only a transfer waits for the chain: to every other act an accepted certificate answers as a recorded one. */
export type OffChainAct = Exclude<CertificateAct, 'transfer'>

/** The state without asking the chain: 'accepted' where it may be recorded as well. */
export const offChainState = (facts: OffChainFacts): CertificateState =>
  stateOf({ ...facts, recorded: false })

/** Where an act leads, or the error code it is refused with. */
export const offChainTransition = (facts: OffChainFacts, act: OffChainAct): Outcome =>
  transition(offChainState(facts), act)

/** Whether a verifier may decide about it, now or once a suspension is lifted. */
export const awaitsDecision = (facts: OffChainFacts): boolean =>
  isOpenTo(offChainState({ ...facts, suspended: false }), 'decline')
