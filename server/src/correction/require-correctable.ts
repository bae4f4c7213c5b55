import type { CertificateRow } from '../certificate/certificate-store.ts'
import { refusalSentence } from '../certificate/refusal-sentence.ts'
import { transitionOfRow } from '../certificate/row-state.ts'
import type { Tx } from '../context.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { versionBefore, waitingCorrection } from './correction-store.ts'

/**
 * Throws why a certificate cannot be corrected now: 'invalid' for an upload, whose file would contradict it; what its state
 * refuses it with; or 'correction_open' while a correction of it waits, or while it is itself one that waits: versions are a
 * line without branches.
 */
export async function requireCorrectable(tx: Tx, row: CertificateRow): Promise<void> {
  if (row.origin === 'user') {
    throw new ApiError('invalid', 'What a user uploaded is not corrected: its holder uploads it again.')
  }
  const outcome = transitionOfRow(row, 'supersede')
  if ('refused' in outcome) throw new ApiError(outcome.refused, refusalSentence(outcome.refused))
  if (await waitingCorrection(tx, row)) {
    throw new ApiError('correction_open', 'A correction of this certificate waits already.')
  }
  if (await versionBefore(tx, row).then((before) => before && before.successor_id === null)) {
    throw new ApiError('correction_open', 'This is a correction that has not taken its place yet.')
  }
}
