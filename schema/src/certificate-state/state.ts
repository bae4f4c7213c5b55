import type { ReviewState } from './review.ts'

/** The states of a certificate (readings R3). transitions.ts says which state each act leads to. */
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

/** What is known about a certificate. What was signed never changes; these facts are only added. */
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

/** The facts that define each state. The first match wins, so that later events override earlier ones. */
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
