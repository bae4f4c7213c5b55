import {
  type CertificateState,
  type OffChainAct,
  type OffChainFacts,
  type Outcome,
  offChainTransition,
  stateOf,
} from '@credenza/schema'
import type { Certificate } from './certificate.ts'

/** The columns that determine a certificate's state, except its place in the log. */
export type StateFacts = Pick<
  Certificate,
  'review' | 'signedAt' | 'transferredAt' | 'suspendedAt' | 'successorId' | 'revokedAt'
>

export const factsOf = (certificate: StateFacts): OffChainFacts => ({
  review: certificate.review,
  signed: certificate.signedAt !== null,
  transferred: certificate.transferredAt !== null,
  suspended: certificate.suspendedAt !== null,
  superseded: certificate.successorId !== null,
  revoked: certificate.revokedAt !== null,
})

/** The state of a certificate; `recordedSize` is how many leaves of the certificates log the chain has recorded. */
export function stateOfCertificate(
  certificate: StateFacts & Pick<Certificate, 'logIndex'>,
  recordedSize: bigint,
): CertificateState {
  const recorded = certificate.logIndex !== null && certificate.logIndex < recordedSize
  return stateOf({ ...factsOf(certificate), recorded })
}

/** The state that an act leads to, or the error code of its refusal. */
export const transitionOf = (certificate: StateFacts, act: OffChainAct): Outcome =>
  offChainTransition(factsOf(certificate), act)
