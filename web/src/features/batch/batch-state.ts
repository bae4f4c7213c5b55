import type { Batch } from '@credenza/schema/batch'

/** Who has batches: an issuer acts on its certificates, a verifier decides about its requests. */
export type BatchRole = 'issuer' | 'verifier'

/** How long an ended batch stays in view on every page, in milliseconds. */
export const recentMs = 10 * 60_000

export type BatchPhase = 'waiting' | 'running' | 'done' | 'partly' | 'failed' | 'recalled'

/** Where a batch stands for a person: one that ended is told apart by what failed. */
export function phaseOf({ state, done, failed }: Pick<Batch, 'state' | 'done' | 'failed'>): BatchPhase {
  if (state !== 'done') return state
  if (failed === 0) return 'done'
  return done === 0 ? 'failed' : 'partly'
}

export const hasEnded = ({ state }: Pick<Batch, 'state'>): boolean => state === 'done' || state === 'recalled'

export const canRetry = (batch: Pick<Batch, 'state' | 'failed'>): boolean =>
  batch.state === 'done' && batch.failed > 0

/** Whether it can still be taken back at this instant (milliseconds since 1970). */
export const canRecall = (batch: Pick<Batch, 'state' | 'recallUntil'>, nowMs: number): boolean =>
  batch.state !== 'recalled' && batch.recallUntil !== '' && nowMs < Date.parse(batch.recallUntil)

/**
 * Whether every page shows it: under way, able to be taken back, or ended a moment ago. Not the decision about one request:
 * its row and a toast tell it.
 */
export function isRecent(batch: Batch, nowMs: number): boolean {
  if (['accept', 'decline'].includes(batch.kind) && batch.total === 1) return false
  if (!hasEnded(batch) || canRecall(batch, nowMs)) return true
  return nowMs - Date.parse(batch.endedAt || batch.createdAt) < recentMs
}
