import type { Certificate } from '@credenza/schema/certificate'
import { certificateTexts as texts } from '../../texts/certificate.ts'

export interface StateLabel {
  label: string
  color: 'teal' | 'red' | 'yellow' | 'gray'
}

/** What a list says about a certificate: a revocation covers everything before it. */
export function stateLabel(certificate: Pick<Certificate, 'status' | 'revokedAt'>): StateLabel {
  if (certificate.revokedAt) return { label: texts.revoked, color: 'red' }
  if (certificate.status === '1') return { label: texts.status['1'], color: 'teal' }
  if (certificate.status === '2') return { label: texts.status['2'], color: 'gray' }
  return { label: texts.status['0'], color: 'yellow' }
}

/** The detail page's word for a status: anything but '0' and '1' is 'Not Verified' (specification, section 4). */
export const detailStatus = (status: Certificate['status']): string =>
  status === '2' ? texts.detailStatus.other : texts.detailStatus[status]

/** The transaction hash, from whichever of the two spellings carries it. */
export const transactionHash = (certificate: Pick<Certificate, 'txHash' | 'txhash'>): string =>
  certificate.txHash || certificate.txhash

export type TransferState = { kind: 'transferred' } | { kind: 'ready' } | { kind: 'blocked'; reason: string }

/** Whether a certificate can be handed over: accepted, recorded, not revoked, once (readings R3). */
export function transferState(certificate: Certificate): TransferState {
  if (certificate.transfer) return { kind: 'transferred' }
  if (certificate.status !== '1') return { kind: 'blocked', reason: texts.transfer.notAccepted }
  if (certificate.revokedAt) return { kind: 'blocked', reason: texts.revoked }
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

export const canSign = (certificate: Certificate): boolean => signState(certificate, false).open
