import type { ReviewState } from './review.ts'

/** The states of a certificate (readings R3). transitions.ts says where each act leads. */
export const certificateStates = [
  'draft',
  'signed',
  'accepted',
  'recorded',
  'transferred',
  'declined',
  'suspended',
  'superseded',
  'revoked',
] as const
export type CertificateState = (typeof certificateStates)[number]

/** What is known about a certificate. What was signed never changes; only these facts are added. */
export interface CertificateFacts {
  review: ReviewState
  signed: boolean
  /** Whether the chain has recorded it. */
  recorded: boolean
  transferred: boolean
  suspended: boolean
  superseded: boolean
  revoked: boolean
}

/** The facts that make each state. The first match wins: later events override earlier ones. */
export const stateRules: readonly { state: CertificateState; facts: Partial<CertificateFacts> }[] = [
  { state: 'revoked', facts: { revoked: true } },
  { state: 'superseded', facts: { superseded: true } },
  { state: 'suspended', facts: { suspended: true } },
  { state: 'declined', facts: { review: 'declined' } },
  { state: 'draft', facts: { review: 'pending', signed: false } },
  { state: 'signed', facts: { review: 'pending' } },
  { state: 'transferred', facts: { transferred: true } },
  { state: 'recorded', facts: { recorded: true } },
  { state: 'accepted', facts: { review: 'verified' } },
]

export const stateOf = (facts: CertificateFacts): CertificateState =>
  stateRules.find((rule) => hasFacts(facts, rule.facts))!.state

const hasFacts = (facts: CertificateFacts, wanted: Partial<CertificateFacts>): boolean =>
  (Object.keys(wanted) as (keyof CertificateFacts)[]).every((fact) => facts[fact] === wanted[fact])
