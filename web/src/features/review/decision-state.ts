import type { Certificate } from '@credenza/schema/certificate'
import { reviewOf } from '@credenza/schema/certificate-state/review'
import type { CertificateState } from '@credenza/schema/certificate-state/state'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'
import { reviewTexts as texts } from '../../texts/review.ts'

/**
 * What a verifier can still do with a certificate: nothing if it is decided, or while its issuer has withdrawn it; accept
 * only if its issuer has signed. A decision on an upload is shown as a disabled button (specification, section 2, User
 * Request).
 */
export type DecisionState =
  | { kind: 'decided'; label: string; color: 'teal' | 'gray'; asButton: boolean }
  | { kind: 'closed'; label: string; color: 'orange' | 'gray' | 'red'; reason: string }
  | { kind: 'open'; acceptable: boolean }

type Closed = Extract<DecisionState, { kind: 'closed' }>

const issuerSuspended: Closed = { kind: 'closed', color: 'orange', ...texts.closed.issuerSuspended }
const closed: Partial<Record<CertificateState, Closed>> = {
  suspended: { kind: 'closed', color: 'orange', ...texts.closed.suspended },
  superseded: { kind: 'closed', color: 'gray', ...texts.closed.superseded },
  revoked: { kind: 'closed', color: 'red', ...texts.closed.revoked },
}

type Decidable = Pick<Certificate, 'state' | 'status' | 'origin'> & { issuerSuspended?: boolean | undefined }

export function decisionState({ state, status, origin, ...request }: Decidable): DecisionState {
  const review = reviewOf(status)
  if (review === 'pending' || state === 'revoked') {
    const waits = request.issuerSuspended ? issuerSuspended : undefined
    return closed[state] ?? waits ?? { kind: 'open', acceptable: isOpenTo(state, 'accept') }
  }
  const asButton = origin === 'user'
  if (review === 'declined') return { kind: 'decided', label: texts.declined, color: 'gray', asButton }
  return { kind: 'decided', label: asButton ? texts.user.verified : texts.verified, color: 'teal', asButton }
}

export const isOpen = (certificate: Decidable): boolean => decisionState(certificate).kind === 'open'

export function isAcceptable(certificate: Decidable): boolean {
  const state = decisionState(certificate)
  return state.kind === 'open' && state.acceptable
}
