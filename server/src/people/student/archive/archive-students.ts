import { sql } from 'kysely'
import type { Context, Db, Tx } from '../../../context.ts'
import type { Chunk } from '../../../platform/acts/batch-kind.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { onStudents } from '../on-students.ts'
import { countStudentChanges } from '../student-counts.ts'
import type { StudentRecord } from '../student-record.ts'
import { keepForUndo, keptForUndo, keptStudents } from '../undo/undo-store.ts'
import { archivedAmong, isArchived } from './archived-students.ts'

/**
 * Archives up to a chunk of students: they leave the default list, and nothing can be issued to them. Issued certificates do
 * not change. A student who is already archived counts as done.
 */
export async function archiveChunk(
  ctx: Context,
  { accountId, organisationId, ids, batchId }: Chunk<null>,
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  return onStudents(ctx, organisationId, { ids, alongside }, async (tx, students) => {
    const archived = await archivedAmong(tx, organisationId, ids)
    const leaving = students.filter(({ id }) => !archived.has(id))
    const since = { batch_id: batchId, archived_at: now }
    await archive(
      ctx,
      tx,
      { accountId, organisationId, now },
      leaving.map((student) => ({ student, since })),
    )
  })
}

/**
 * Brings up to a chunk of students back to the default list; with `archivedBy`, only those archived by that batch. Others count
 * as done. `batchId` is the batch whose undoing archives them again.
 */
export async function restoreChunk(
  ctx: Context,
  { accountId, organisationId, ids, batchId, archivedBy }: Chunk<null> & { archivedBy?: string },
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  return onStudents(ctx, organisationId, { ids, alongside }, async (tx, students) => {
    const restored = await tx
      .deleteFrom('archived_student')
      .where('org_id', '=', organisationId)
      .where('student_id', '=', anyOf(students.map(({ id }) => id)))
      .$if(archivedBy !== undefined, (q) => q.where('batch_id', '=', archivedBy!))
      .returning(['student_id', 'batch_id as archived_by', 'archived_at'])
      .execute()
    await keepForUndo(tx, { organisationId, batchId, now }, restored)
    const isRestored = new Set(restored.map(({ student_id }) => student_id))
    const returning = students.filter(({ id }) => isRestored.has(id))
    await countStudentChanges(
      tx,
      returning.map((after) => ({ before: null, after })),
    )
    const entries = returning.map(({ id }) => ({
      actor: accountId,
      action: 'student.restored' as const,
      subject: id,
    }))
    await appendAudit(ctx, tx, organisationId, now, entries)
  })
}

/** Archives those of a chunk whom a batch had restored again, as before. One who has been archived since counts as done. */
export async function undoRestoreChunk(
  ctx: Context,
  { accountId, organisationId, ids, batchId }: Chunk<null>,
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  return onStudents(ctx, organisationId, { ids, alongside }, async (tx, students) => {
    const kept = await keptForUndo(tx, { organisationId, batchId }, ids)
    const archived = await archivedAmong(tx, organisationId, ids)
    const leaving = students.flatMap((student) => {
      const { archived_by, archived_at } = kept.get(student.id) ?? {}
      return archived_by && archived_at && !archived.has(student.id)
        ? [{ student, since: { batch_id: archived_by, archived_at } }]
        : []
    })
    await archive(ctx, tx, { accountId, organisationId, now }, leaving)
  })
}

interface Leaving {
  student: StudentRecord
  since: { batch_id: string; archived_at: Date }
}

/** Archives students of one organisation, none of whom is archived. */
async function archive(
  ctx: Context,
  tx: Tx,
  { accountId, organisationId, now }: Actor & { now: Date },
  leaving: readonly Leaving[],
): Promise<void> {
  await insertRecords(
    tx,
    'archived_student',
    leaving.map(({ student: { org_id, id }, since }) => ({ org_id, student_id: id, ...since })),
  )
  await countStudentChanges(
    tx,
    leaving.map(({ student }) => ({ before: student, after: null })),
  )
  const entries = leaving.map(({ student }) => ({
    actor: accountId,
    action: 'student.archived' as const,
    subject: student.id,
  }))
  await appendAudit(ctx, tx, organisationId, now, entries)
}

interface OneBatch {
  organisationId: string
  batchId: string
}

/** How many students whom a batch archived are still archived by it. */
export const countArchivedBy = (db: Db | Tx, { organisationId, batchId }: OneBatch): Promise<number> =>
  countRows(
    db.selectFrom('archived_student').where('org_id', '=', organisationId).where('batch_id', '=', batchId),
  )

/** How many students whom a batch restored are not archived again. */
export const countRestoredBy = (db: Db | Tx, batch: OneBatch): Promise<number> =>
  countRows(
    keptStudents(db, batch).where('archived_at', 'is not', null).where(sql<boolean>`NOT ${isArchived}`),
  )
