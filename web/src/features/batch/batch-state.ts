import type { Batch, BatchState } from '@credenza/schema/batch'

/** Who has batches: issuers act on certificates, verifiers decide on requests. */
export type BatchRole = 'issuer' | 'verifier'

/** How long an ended batch stays in view on every page, in milliseconds. */
export const recentMs = 10 * 60_000

export type BatchPhase = BatchState | 'partly' | 'failed'

/**
 * A batch's phase on screen. Ended batches differ by their failures, which do not include skipped items, except where an undo
 * skipped them: they are not undone. An undo that came too late for all of them changed nothing.
 */
export function phaseOf({
  state,
  done,
  failed,
  skipped,
}: Pick<Batch, 'state' | 'done' | 'failed' | 'skipped'>): BatchPhase {
  if (!hasEnded({ state })) return state
  if (state === 'recalled') return failed === 0 ? state : done === 0 ? 'done' : 'partly'
  if (failed > 0 && done === 0) return 'failed'
  return failed > skipped ? 'partly' : 'done'
}

export const hasEnded = ({ state }: Pick<Batch, 'state'>): boolean => state === 'done' || state === 'recalled'

/** Whether it can still be undone at this instant (milliseconds since 1970). */
export const canUndo = (batch: Pick<Batch, 'state' | 'recallUntil'>, nowMs: number): boolean =>
  batch.state !== 'recalled' && batch.recallUntil !== '' && nowMs < Date.parse(batch.recallUntil)

/**
 * Whether every page shows the batch: while it runs or can be undone, or if it has just ended. One item that went well is left
 * out, because its row and a toast show it; a decision on one request is never shown.
 */
export function isRecent(batch: Batch, nowMs: number): boolean {
  if (['accept', 'decline'].includes(batch.kind) && batch.total === 1) return false
  if (!hasEnded(batch) || canUndo(batch, nowMs)) return true
  if (batch.total === 1 && batch.done === 1 && batch.fileUrl === '') return false
  return nowMs - Date.parse(batch.endedAt || batch.createdAt) < recentMs
}
