import {
  type CertificateState,
  type OffChainAct,
  type OffChainFacts,
  type Outcome,
  offChainTransition,
  stateOf,
} from '@credenza/schema'
import type { CertificateRow } from './find-certificates.ts'

/** The columns that determine a certificate's state, except its place in the log. */
export type StateColumns = Pick<
  CertificateRow,
  'review' | 'signed_at' | 'transferred_at' | 'suspended_at' | 'successor_id' | 'revoked_at'
>

export const factsOf = (row: StateColumns): OffChainFacts => ({
  review: row.review,
  signed: row.signed_at !== null,
  transferred: row.transferred_at !== null,
  suspended: row.suspended_at !== null,
  superseded: row.successor_id !== null,
  revoked: row.revoked_at !== null,
})

/** The state of a row; `recordedSize` is how many leaves of the certificates log the chain has recorded. */
export function stateOfRow(
  row: StateColumns & Pick<CertificateRow, 'log_index'>,
  recordedSize: bigint,
): CertificateState {
  const recorded = row.log_index !== null && BigInt(row.log_index) < recordedSize
  return stateOf({ ...factsOf(row), recorded })
}

/** Where an act leads, or the error code with which it is refused. */
export const transitionOfRow = (row: StateColumns, act: OffChainAct): Outcome =>
  offChainTransition(factsOf(row), act)
