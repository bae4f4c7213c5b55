import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { ErrorSentence } from '../../../platform/http/api-error.ts'
import { reachOfWork, WorkStopped } from '../../department/reach-of-work.ts'
import { endPass, findOwn, type ImportJob, keepDates, moveOn, Overtaken, type Pass } from './import-pass.ts'
import type { ImportRow } from './import-store.ts'
import { keepFindings } from './keep-findings.ts'
import { layoutOf } from './layout.ts'
import { listRows } from './list-rows.ts'
import { readChunks } from './read-chunks.ts'
import { DatesUnsettled, type SettleDates, weighDates } from './settle-dates.ts'
import { openHeader, openSheet } from './sheet-store.ts'
import { sortStudents } from './sort-students.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'

/**
 * Goes through an import's sheet chunk by chunk. A chunk's effects commit together with its errors, counts and position.
 * Running it twice is safe: a chunk is taken only by advancing `rows_read` from its previous value, so a restarted job
 * continues there. A job whose import was cancelled or restarted ends silently.
 */
export async function workThroughSheet(
  ctx: Context,
  job: ImportJob,
  pass: Pass,
  signal: AbortSignal,
): Promise<void> {
  const started = await findOwn(ctx, job, pass)
  if (!started) return
  try {
    const lastRow = await writeChunks(ctx, job, pass, started, signal)
    await endPass(ctx, job, pass, { status: pass.end, last_row: lastRow, why: null })
  } catch (error) {
    if (error instanceof Overtaken && !(await findOwn(ctx, job, pass))) return
    if (error instanceof WorkStopped) {
      await endPass(ctx, { ...job, accountId: 'system' }, pass, failed(error.sentence))
      return
    }
    if (error instanceof DatesUnsettled) {
      await endPass(
        ctx,
        job,
        pass,
        pass.end === 'ready' ? { status: 'matching', why: null } : failed(error.sentence),
      )
      return
    }
    // A fault in the file is permanent, so it is reported once and not retried.
    if (!(error instanceof SpreadsheetError)) throw error
    await endPass(ctx, job, pass, failed(error.sentence))
  }
}

const failed = (why: ErrorSentence) => ({ status: 'failed' as const, why: JSON.stringify(why) })

async function writeChunks(
  ctx: Context,
  job: ImportJob,
  pass: Pass,
  started: ImportRow,
  signal: AbortSignal,
): Promise<number> {
  const sheet = await openSheet(ctx, job.organisationId, started)
  const layout = layoutOf({ ...started, header: openHeader(ctx.keys, started) })
  const rows = () => listRows(sheet, layout, signal)
  const settle: SettleDates = async () => {
    const dates = await weighDates(rows(), layout)
    await keepDates(ctx, job, pass, dates)
    if (!dates.order) throw new DatesUnsettled()
    return dates.order
  }
  let position = started.rows_read
  for await (const chunk of readChunks(job.organisationId, rows(), { layout, settle })) {
    if (chunk.upTo <= position) continue
    const from = position
    const now = ctx.clock()
    await withRetry(ctx.db, async (tx) => {
      await moveOn(tx, job, pass, { from, upTo: chunk.upTo })
      const reach = await reachOfWork(tx, { ...job, id: job.importId, permission: 'prepare' }, now)
      const sorted = await sortStudents(tx, reach, chunk, { layout, locksKnown: started.update_existing })
      await keepFindings(ctx, tx, job, sorted)
      await pass.write(tx, sorted, { upTo: chunk.upTo, now, started, reach })
    })
    position = chunk.upTo
  }
  return position
}
