import type { Context } from '../../../context.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { keepAcceptedRows } from './accepted-store.ts'
import type { ImportJob } from './import-pass.ts'
import { workThroughSheet } from './work-through-sheet.ts'

export const reviewSheets = defineQueue<ImportJob>('review-student-sheets', { longestPauseSeconds: 5 })

/**
 * Determines what importing a sheet would do, without writing students. Running it twice is safe, as for `workThroughSheet`.
 */
export const runReviewSheet = (ctx: Context, job: ImportJob, signal: AbortSignal): Promise<void> =>
  workThroughSheet(
    ctx,
    job,
    {
      during: ['reviewing'],
      end: 'ready',
      write: (tx, sorted, { upTo }) => keepAcceptedRows(ctx, tx, job, { ...sorted, upTo }),
    },
    signal,
  )
