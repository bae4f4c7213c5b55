import type { Certificate } from '@credenza/schema/certificate'
import { certificateTexts as texts } from '../../texts/certificate.ts'

export interface StateLabel {
  label: string
  color: 'teal' | 'red' | 'yellow' | 'orange' | 'gray'
}

type Standing = Pick<Certificate, 'status' | 'revokedAt' | 'suspendedAt' | 'supersededBy' | 'validUntil'>

/** Whether the last day of validity is over, in every time zone. */
export const isExpired = ({ validUntil }: Pick<Certificate, 'validUntil'>, now: Date): boolean =>
  validUntil !== '' && validUntil < now.toISOString().slice(0, 10)

/** What a list says about a certificate: what happened later covers everything before it. */
export function stateLabel(certificate: Standing, now = new Date()): StateLabel {
  if (certificate.supersededBy) return { label: texts.superseded, color: 'gray' }
  if (certificate.revokedAt) return { label: texts.revoked, color: 'red' }
  if (certificate.suspendedAt) return { label: texts.suspended, color: 'orange' }
  if (certificate.status === '1' && isExpired(certificate, now))
    return { label: texts.expired, color: 'gray' }
  if (certificate.status === '1') return { label: texts.status['1'], color: 'teal' }
  if (certificate.status === '2') return { label: texts.status['2'], color: 'gray' }
  return { label: texts.status['0'], color: 'yellow' }
}

/** As `stateLabel`, in the detail page's word for a decline: 'Not Verified' (specification, section 4). */
export function detailLabel(certificate: Standing, now = new Date()): StateLabel {
  const state = stateLabel(certificate, now)
  return state.label === texts.status['2'] ? { ...state, label: texts.notVerified } : state
}

/** The transaction hash, from whichever of the two spellings carries it. */
export const transactionHash = (certificate: Pick<Certificate, 'txHash' | 'txhash'>): string =>
  certificate.txHash || certificate.txhash

const isOver = (certificate: Pick<Certificate, 'revokedAt' | 'supersededBy'>): boolean =>
  certificate.revokedAt !== '' || certificate.supersededBy !== ''

export const isSuspended = (certificate: Certificate): boolean =>
  certificate.suspendedAt !== '' && !isOver(certificate)

/** Signed, not declined, and nothing has been said against it since. */
export const inForce = (certificate: Certificate): boolean =>
  certificate.isVerified && certificate.status !== '2' && !certificate.suspendedAt && !isOver(certificate)

/**
 * Issued, signed, and neither declined, revoked nor corrected already (docs/decisions/0018-corrections.md); a suspended one
 * may be wrong as well. What its holder has uploaded is no statement of the issuer's that it could correct.
 */
export const isCorrectable = (certificate: Certificate): boolean =>
  certificate.origin === 'issuer' &&
  certificate.isVerified &&
  certificate.status !== '2' &&
  !isOver(certificate)

export type TransferState = { kind: 'transferred' } | { kind: 'ready' } | { kind: 'blocked'; reason: string }

/** Whether a certificate can be handed over: accepted, recorded, in force, once (readings R3). */
export function transferState(certificate: Certificate): TransferState {
  if (certificate.transfer) return { kind: 'transferred' }
  if (certificate.status !== '1') return { kind: 'blocked', reason: texts.transfer.notAccepted }
  if (certificate.revokedAt) return { kind: 'blocked', reason: texts.revoked }
  if (certificate.supersededBy) return { kind: 'blocked', reason: texts.superseded }
  if (certificate.suspendedAt) return { kind: 'blocked', reason: texts.suspended }
  if (!transactionHash(certificate)) return { kind: 'blocked', reason: texts.transfer.notRecorded }
  return { kind: 'ready' }
}

/** The issuer's verification dialog: its button text, and whether anything is left to do (specification, section 4). */
export function signState(
  certificate: Pick<Certificate, 'status' | 'isVerified'>,
  justSigned: boolean,
): { label: string; open: boolean } {
  if (certificate.status === '2') return { label: texts.sign.declined, open: false }
  if (certificate.status === '1') return { label: texts.sign.already, open: false }
  if (justSigned) return { label: texts.sign.success, open: false }
  if (certificate.isVerified) return { label: texts.sign.completed, open: false }
  return { label: texts.sign.submit, open: true }
}
