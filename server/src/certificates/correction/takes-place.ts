import { isOver, offChainState } from '@credenza/schema'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import { factsOf, transitionOfRow } from '../certificate/row-state.ts'

/** Whether a correction may still replace the certificate that it corrects, now or later. */
export const mayTakePlace = (corrected: CertificateRow, correction: CertificateRow): boolean =>
  'to' in transitionOfRow(corrected, 'supersede') && !isOver(offChainState(factsOf(correction)))

/**
 * Whether it replaces the certificate now. It must have the same state: signed if the corrected certificate was only
 * signed, and accepted if that one was accepted (docs/decisions/0018-corrections.md).
 */
export const takesPlace = (corrected: CertificateRow, correction: CertificateRow): boolean =>
  mayTakePlace(corrected, correction) &&
  correction.signed_at !== null &&
  (corrected.review !== 'verified' || correction.review === 'verified')
