import type { ImportStatus } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Reach } from '../../../platform/http/access.ts'
import type { ErrorSentence } from '../../../platform/http/api-error.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { reachOfWork, WorkStopped } from '../../department/reach-of-work.ts'
import { forgetAccepted } from './accepted-store.ts'
import type { ImportKey, ImportRow } from './import-store.ts'
import { type DateFacts, layoutOf } from './layout.ts'
import { listRows } from './list-rows.ts'
import { readChunks } from './read-chunks.ts'
import { DatesUnsettled, type SettleDates, weighDates } from './settle-dates.ts'
import { deleteSheet, openHeader, openSheet, sealValue } from './sheet-store.ts'
import { type SortedChunk, sortStudents } from './sort-students.ts'
import { SpreadsheetError } from './spreadsheet/spreadsheet-error.ts'

export interface ImportJob extends ImportKey {
  accountId: string
  round: number
}

/** One way to go through a sheet. */
export interface Pass {
  /** The states of the import during this pass; the last one is for when it has begun. */
  during: readonly ImportStatus[]
  /** The state of the import after it. */
  end: 'ready' | 'done'
  /** Writes the effects of a chunk; called last in the chunk's transaction. */
  write: (
    tx: Tx,
    sorted: SortedChunk,
    place: { upTo: number; now: Date; started: ImportRow; reach: Reach },
  ) => Promise<void>
}

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
  const started = await findOwnRound(ctx, job, pass)
  if (!started) return
  try {
    const lastRow = await writeChunks(ctx, job, pass, started, signal)
    await endPass(ctx, job, pass, { status: pass.end, last_row: lastRow, why: null })
  } catch (error) {
    if (error instanceof Overtaken && !(await findOwnRound(ctx, job, pass))) return
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

class Overtaken extends Error {
  override readonly message = 'Somebody else has moved this import on'
}

const ownRound = ({ db }: Pick<Context, 'db'>, job: ImportJob, { during }: Pass) =>
  db
    .selectFrom('student_import')
    .where('org_id', '=', job.organisationId)
    .where('id', '=', job.importId)
    .where('round', '=', job.round)
    .where('status', 'in', during)

const findOwnRound = (ctx: Context, job: ImportJob, pass: Pass): Promise<ImportRow | undefined> =>
  ownRound(ctx, job, pass).selectAll().executeTakeFirst()

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

const keepDates = (
  { db }: Context,
  { organisationId, importId, round }: ImportJob,
  { during }: Pass,
  dates: DateFacts,
) =>
  db
    .updateTable('student_import')
    .set({ dates: JSON.stringify(dates) })
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .where('round', '=', round)
    .where('status', 'in', during)
    .execute()

async function moveOn(
  tx: Tx,
  { organisationId, importId, round }: ImportJob,
  { during }: Pass,
  { from, upTo }: { from: number; upTo: number },
): Promise<void> {
  const moved = await tx
    .updateTable('student_import')
    .set({ rows_read: upTo, status: during.at(-1)! })
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .where('round', '=', round)
    .where('status', 'in', during)
    .where('rows_read', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new Overtaken()
}

async function keepFindings(
  { keys }: Context,
  tx: Tx,
  { organisationId, importId }: ImportJob,
  { fresh, changed, unchanged, errors, warnings, asides }: SortedChunk,
): Promise<void> {
  const failed = new Set(errors.map(({ row }) => row)).size
  await tx
    .updateTable('student_import')
    .set((eb) => ({
      created: eb('created', '+', fresh.length),
      changed: eb('changed', '+', changed.length),
      unchanged: eb('unchanged', '+', unchanged.length),
      failed: eb('failed', '+', failed),
    }))
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .execute()
  const key = { org_id: organisationId, import_id: importId }
  await insertRecords(
    tx,
    'student_import_error',
    [...errors, ...warnings].map(({ row, cells, kind, column, why }, i, all) => {
      const isFirstOfRow = row !== all[i - 1]?.row
      const sealed_cells = isFirstOfRow ? sealValue(keys, cells) : null
      return { ...key, row, kind, column, why, sealed_cells }
    }),
  )
  await insertRecords(
    tx,
    'student_import_aside',
    asides.map(({ row, kind, text }) => ({ ...key, row, kind, sealed: sealValue(keys, text) })),
  )
  await insertRecords(
    tx,
    'student_import_change',
    changed.map(({ row, student, differences }) => ({
      ...key,
      row,
      sealed: sealValue(keys, { row, name: student.name, email: student.email, differences }),
    })),
  )
}

async function endPass(
  ctx: Context,
  job: ImportJob,
  pass: Pass,
  result: { status: 'matching' | 'ready' | 'done' | 'failed'; why: string | null; last_row?: number },
): Promise<void> {
  const { organisationId, importId, accountId } = job
  const isOver = result.status === 'done' || result.status === 'failed'
  await withRetry(ctx.db, async (tx) => {
    const own = await ownRound({ db: tx }, job, pass).select('id').forUpdate().executeTakeFirst()
    if (!own) return
    await tx
      .updateTable('student_import')
      .set({ ...result, ...(isOver && { sealed_tops: null, ended_at: ctx.clock() }) })
      .where('org_id', '=', organisationId)
      .where('id', '=', importId)
      .execute()
    if (!isOver) return
    await deleteSheet(tx, organisationId, importId)
    await forgetAccepted(tx, { organisationId, importId })
    const action = result.status === 'done' ? 'students.import-ended' : 'students.import-failed'
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [{ actor: accountId, action, subject: importId }])
  })
}
