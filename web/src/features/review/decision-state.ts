import type { Certificate } from '@credenza/schema/certificate'
import { reviewTexts as texts } from '../../texts/review.ts'

/**
 * What a verifier can still do with a certificate: nothing once decided; accept only what its issuer signed. What stands
 * about an upload is shown as a disabled button (specification, section 2, User Request).
 */
export type DecisionState =
  | { kind: 'decided'; label: string; color: 'teal' | 'gray' | 'red'; asButton: boolean }
  | { kind: 'open'; acceptable: boolean }

export function decisionState(
  certificate: Pick<Certificate, 'status' | 'isVerified' | 'revokedAt' | 'origin'>,
): DecisionState {
  const asButton = certificate.origin === 'user'
  if (certificate.revokedAt) return { kind: 'decided', label: texts.revoked, color: 'red', asButton: false }
  if (certificate.status === '1') {
    return {
      kind: 'decided',
      label: asButton ? texts.user.verified : texts.verified,
      color: 'teal',
      asButton,
    }
  }
  if (certificate.status === '2') return { kind: 'decided', label: texts.declined, color: 'gray', asButton }
  return { kind: 'open', acceptable: certificate.isVerified }
}

export const isOpen = (certificate: Certificate): boolean => decisionState(certificate).kind === 'open'

export function isAcceptable(certificate: Certificate): boolean {
  const state = decisionState(certificate)
  return state.kind === 'open' && state.acceptable
}
