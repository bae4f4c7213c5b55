import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { transitionOf } from '../certificate/certificate-state.ts'
import { versionBefore, waitingCorrection } from './correction-store.ts'

/**
 * Throws the reason why a certificate cannot be corrected now: 'invalid' for an upload, because its file would
 * contradict the correction; the refusal of its state; or 'correction_open' while a correction of it waits, or while it
 * is a waiting correction itself, because versions form a line without branches.
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
