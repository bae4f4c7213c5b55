import type { Batch } from '@credenza/schema/batch'
import type { QueryClient } from '@tanstack/react-query'
import { isLost } from '../../lib/is-lost.ts'
import { isRecent } from './batch-state.ts'

/** The newest batches, which a bar shows on every page. */
export const recentBatchesKey = ['batches', 'recent'] as const

/** Shows an accepted batch at once, even if the list cannot be read now. */
export const addToRecent = (queries: QueryClient, batch: Batch) =>
  queries.setQueryData<Batch[]>(recentBatchesKey, (before = []) => [
    batch,
    ...before.filter(({ _id }) => _id !== batch._id),
  ])

/** Whether the bar shows the batch, and as it is now. */
export function isInView(queries: QueryClient, { _id }: Batch): boolean {
  const state = queries.getQueryState<Batch[]>(recentBatchesKey)
  const shown = state?.data?.find((batch) => batch._id === _id)
  if (!state || !shown || !isRecent(shown, Date.now())) return false
  const { error, fetchFailureReason, fetchStatus } = state
  return !isLost({ error, failureReason: fetchFailureReason, isPaused: fetchStatus === 'paused' })
}
