import type { Certificate } from '@credenza/schema/certificate'
import { isExpired } from '@credenza/schema/certificate-state/expiry'
import { reviewOf } from '@credenza/schema/certificate-state/review'
import type { CertificateState } from '@credenza/schema/certificate-state/state'
import { isOpenTo, transition } from '@credenza/schema/certificate-state/transitions'
import { actTexts } from '../../texts/act.ts'
import { certificateTexts as texts } from '../../texts/certificate.ts'

export interface StateLabel {
  label: string
  color: 'teal' | 'red' | 'yellow' | 'orange' | 'gray'
}

const pending: StateLabel = { label: texts.status.pending, color: 'yellow' }
const verified: StateLabel = { label: texts.status.verified, color: 'teal' }
const expired: StateLabel = { label: texts.expired, color: 'gray' }

const labels: Record<CertificateState, StateLabel> = {
  draft: pending,
  signed: pending,
  accepted: verified,
  recorded: verified,
  transferred: verified,
  declined: { label: texts.status.declined, color: 'gray' },
  suspended: { label: texts.suspended, color: 'orange' },
  superseded: { label: texts.superseded, color: 'gray' },
  revoked: { label: texts.revoked, color: 'red' },
}

export type ShownState = Pick<Certificate, 'state' | 'validUntil'>

/** A certificate's state as lists show it. */
export function stateLabel({ state, validUntil }: ShownState, now = new Date()): StateLabel {
  const label = labels[state]
  return label === verified && isExpired(validUntil, now) ? expired : label
}

/** Like `stateLabel`, with the detail page's word for a decline: 'Not Verified' (specification, section 4). */
export function detailLabel(certificate: ShownState): StateLabel {
  const label = stateLabel(certificate)
  return certificate.state === 'declined' ? { ...label, label: texts.notVerified } : label
}

/** The transaction hash, which may be under either spelling. */
export const transactionHash = (certificate: Pick<Certificate, 'txHash' | 'txhash'>): string =>
  certificate.txHash || certificate.txhash

/**
 * Whether it can be corrected (docs/decisions/0018-corrections.md). An upload is the holder's, so there is no statement of
 * the issuer to correct.
 */
export const isCorrectable = ({ origin, state }: Pick<Certificate, 'origin' | 'state'>): boolean =>
  origin === 'issuer' && isOpenTo(state, 'supersede')

export type TransferState = { kind: 'transferred' } | { kind: 'ready' } | { kind: 'blocked'; reason: string }

/** Whether a certificate can be transferred, and if not why (readings R3). */
export function transferState({ state, transfer }: Pick<Certificate, 'state' | 'transfer'>): TransferState {
  if (transfer) return { kind: 'transferred' }
  const outcome = transition(state, 'transfer')
  if ('to' in outcome) return { kind: 'ready' }
  if (outcome.refused === 'not_accepted') return { kind: 'blocked', reason: actTexts.transfer.notAccepted }
  if (outcome.refused === 'not_recorded') return { kind: 'blocked', reason: actTexts.transfer.notRecorded }
  return { kind: 'blocked', reason: labels[state].label }
}

/**
 * For the issuer's verification dialog: the button's text, and whether there is anything left to do (specification, section
 * 4).
 */
export function signState(
  { state, status }: Pick<Certificate, 'state' | 'status'>,
  { justSigned = false } = {},
): { label: string; open: boolean } {
  const review = reviewOf(status)
  if (review === 'declined') return { label: actTexts.sign.declined, open: false }
  if (review === 'verified') return { label: actTexts.sign.already, open: false }
  if (justSigned) return { label: actTexts.sign.success, open: false }
  if (!isOpenTo(state, 'sign')) return { label: actTexts.sign.completed, open: false }
  return { label: actTexts.sign.submit, open: true }
}
