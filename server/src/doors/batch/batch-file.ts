import { fileOverBefore } from '../../platform/acts/batch-kind.ts'
import { kindOf } from './kinds.ts'
import type { BatchRow } from './read-batches.ts'

/** Tells whether the time is over for which a batch's file is kept. */
const isFileOver = ({ ended_at }: Pick<BatchRow, 'ended_at'>, now: Date): boolean =>
  ended_at !== null && ended_at <= fileOverBefore(now)

/** Tells whether trying a batch's failures again can change anything. */
export const canRetry = (
  batch: Pick<BatchRow, 'kind' | 'state' | 'failed' | 'skipped_for_good' | 'ended_at'>,
  now: Date,
): boolean => batch.state === 'done' && batch.failed > batch.skipped_for_good && !wasFileDeleted(batch, now)

/** Tells whether the file that a batch made has been deleted. */
export const wasFileDeleted = (batch: Pick<BatchRow, 'kind' | 'ended_at'>, now: Date): boolean =>
  kindOf(batch.kind).file !== undefined && isFileOver(batch, now)

/** Tells whether a batch has a file to download: it ended recently, and at least one item succeeded. */
export const hasFile = (batch: Pick<BatchRow, 'kind' | 'state' | 'done' | 'ended_at'>, now: Date): boolean =>
  kindOf(batch.kind).file !== undefined && batch.state === 'done' && batch.done > 0 && !isFileOver(batch, now)
