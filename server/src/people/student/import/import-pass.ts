import type { ImportStatus } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { forgetAccepted } from './accepted-store.ts'
import type { ImportKey, ImportRow } from './import-store.ts'
import type { DateFacts } from './layout.ts'
import { deleteSheet } from './sheet-store.ts'
import type { SortedChunk } from './sort-students.ts'

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

/** Thrown when the import is no longer in this pass, or not at this row. */
export class Overtaken extends Error {
  override readonly message = 'Somebody else has moved this import on'
}

/** Whether a row of `student_import` is the job's import, still in this pass. */
const isOwn = ({ organisationId, importId, round }: ImportJob, { during }: Pass) =>
  sql<boolean>`org_id = ${organisationId} AND id = ${importId} AND round = ${round} AND status = ${anyOf(during)}`

/** The job's import; undefined if it was cancelled, restarted or moved on. */
export const findOwn = ({ db }: Context, job: ImportJob, pass: Pass): Promise<ImportRow | undefined> =>
  db.selectFrom('student_import').selectAll().where(isOwn(job, pass)).executeTakeFirst()

export async function keepDates(
  { db }: Context,
  job: ImportJob,
  pass: Pass,
  dates: DateFacts,
): Promise<void> {
  await db
    .updateTable('student_import')
    .set({ dates: JSON.stringify(dates) })
    .where(isOwn(job, pass))
    .execute()
}

/** Advances the import over a chunk. Throws Overtaken if somebody else has. */
export async function moveOn(
  tx: Tx,
  job: ImportJob,
  pass: Pass,
  { from, upTo }: { from: number; upTo: number },
): Promise<void> {
  const moved = await tx
    .updateTable('student_import')
    .set({ rows_read: upTo, status: pass.during.at(-1)! })
    .where(isOwn(job, pass))
    .where('rows_read', '=', from)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new Overtaken()
}

/** Ends the pass; with the import, unless a person has to continue it. */
export async function endPass(
  ctx: Context,
  job: ImportJob,
  pass: Pass,
  result: { status: 'matching' | 'ready' | 'done' | 'failed'; why: string | null; last_row?: number },
): Promise<void> {
  const { organisationId, importId, accountId } = job
  const isOver = result.status === 'done' || result.status === 'failed'
  await withRetry(ctx.db, async (tx) => {
    const own = await tx
      .selectFrom('student_import')
      .select('id')
      .where(isOwn(job, pass))
      .forUpdate()
      .executeTakeFirst()
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
