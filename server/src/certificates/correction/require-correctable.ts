import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import { transitionOfRow } from '../certificate/row-state.ts'
import { versionBefore, waitingCorrection } from './correction-store.ts'

/**
 * Throws the reason why a certificate cannot be corrected now: 'invalid' for an upload, because its file would
 * contradict the correction; the refusal of its state; or 'correction_open' while a correction of it waits, or while it
 * is a waiting correction itself, because versions form a line without branches.
 */
export async function requireCorrectable(tx: Tx, row: CertificateRow): Promise<void> {
  if (row.origin === 'user') {
    throw refusal('invalid.upload_to_correct')
  }
  const outcome = transitionOfRow(row, 'supersede')
  if ('refused' in outcome) throw refusal(outcome.refused)
  if (await waitingCorrection(tx, row)) {
    throw refusal('correction_open')
  }
  if (await versionBefore(tx, row).then((before) => before && before.successor_id === null)) {
    throw refusal('correction_open.is_correction')
  }
}
