import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { transitionOf } from '../certificate/certificate-state.ts'
import { versionBefore, waitingCorrection } from './correction-store.ts'

/**
 * Throws the reason if a certificate cannot be corrected now: 'invalid' for an upload, because its file would contradict the
 * correction; the refusal of its state; or 'correction_open' if a correction is pending, or if it is a pending correction
 * itself, because versions must not branch.
 */
export async function requireCorrectable(tx: Tx, certificate: Certificate): Promise<void> {
  if (certificate.origin === 'user') {
    throw refusal('invalid.upload_to_correct')
  }
  const outcome = transitionOf(certificate, 'supersede')
  if ('refused' in outcome) throw refusal(outcome.refused)
  if (await waitingCorrection(tx, certificate)) {
    throw refusal('correction_open')
  }
  if (await versionBefore(tx, certificate).then((before) => before && before.successorId === null)) {
    throw refusal('correction_open.is_correction')
  }
}
