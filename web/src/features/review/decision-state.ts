import type { Certificate } from '@credenza/schema/certificate'
import { reviewTexts as texts } from '../../texts/review.ts'

/** What a verifier can still do with a certificate: nothing once decided; accept only what its issuer signed. */
export type DecisionState =
  | { kind: 'decided'; label: string; color: 'teal' | 'gray' | 'red' }
  | { kind: 'open'; acceptable: boolean }

export function decisionState(
  certificate: Pick<Certificate, 'status' | 'isVerified' | 'revokedAt'>,
): DecisionState {
  if (certificate.revokedAt) return { kind: 'decided', label: texts.revoked, color: 'red' }
  if (certificate.status === '1') return { kind: 'decided', label: texts.verified, color: 'teal' }
  if (certificate.status === '2') return { kind: 'decided', label: texts.declined, color: 'gray' }
  return { kind: 'open', acceptable: certificate.isVerified }
}

export function isAcceptable(certificate: Certificate): boolean {
  const state = decisionState(certificate)
  return state.kind === 'open' && state.acceptable
}
