import { fileOverBefore } from '../../platform/acts/batch-kind.ts'
import { kindOf } from './kinds.ts'
import type { BatchRow } from './read-batches.ts'

/** Whether the batch's file, if it makes one, was deleted. */
export const isFileOver = ({ ended_at }: Pick<BatchRow, 'ended_at'>, now: Date): boolean =>
  ended_at !== null && ended_at <= fileOverBefore(now)

/** Whether a batch has a file to download: it has ended recently and has put something into it. */
export const hasFile = (batch: Pick<BatchRow, 'kind' | 'state' | 'done' | 'ended_at'>, now: Date): boolean =>
  kindOf(batch.kind).file !== undefined && batch.state === 'done' && batch.done > 0 && !isFileOver(batch, now)
