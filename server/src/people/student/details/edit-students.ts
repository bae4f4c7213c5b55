import type { SharedDetails } from '@credenza/schema'
import type { Context, Db, Tx } from '../../../context.ts'
import type { Chunk } from '../../../platform/acts/batch-kind.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { findOrganisation } from '../../organisation/find-organisation.ts'
import { changeDetails } from '../change-details.ts'
import { onStudents } from '../on-students.ts'
import type { StudentRecord } from '../student-record.ts'
import { keepForUndo, keptForUndo, keptStudents } from '../undo/undo-store.ts'

const columns = {
  collegeName: 'college_name',
  courseName: 'course_name',
  year: 'year',
} as const satisfies Record<keyof SharedDetails, keyof StudentRecord>
const fields = Object.keys(columns) as (keyof SharedDetails)[]

/**
 * Gives up to a chunk of students the same details; an empty one is cleared. Existing certificates keep theirs. A student who
 * already has them counts as done.
 */
export async function editChunk(
  ctx: Context,
  chunk: Chunk<SharedDetails>,
  alongside: Alongside,
): Promise<BulkResult> {
  const { organisationId, ids, batchId, settings } = chunk
  const now = ctx.clock()
  return onStudents(ctx, organisationId, { ids, alongside }, async (tx, students) => {
    const edits = students.flatMap((before) => {
      const changed = fields.filter(
        (field) => (settings[field] ?? before[columns[field]]) !== before[columns[field]],
      )
      return changed.length > 0 ? [{ before, changed }] : []
    })
    await keepForUndo(
      tx,
      { organisationId, batchId, now },
      edits.map(({ before, changed }) => ({
        student_id: before.id,
        ...Object.fromEntries(changed.map((field) => [columns[field], before[columns[field]]])),
      })),
    )
    await writeEdits(
      ctx,
      tx,
      chunk,
      now,
      edits.map(({ before }) => ({ before, changes: settings })),
    )
  })
}

/** Restores the earlier details, except those that somebody has changed since. */
export async function undoEditChunk(
  ctx: Context,
  chunk: Chunk<SharedDetails>,
  alongside: Alongside,
): Promise<BulkResult> {
  const { organisationId, ids, batchId, settings } = chunk
  const now = ctx.clock()
  return onStudents(ctx, organisationId, { ids, alongside }, async (tx, students) => {
    const kept = await keptForUndo(tx, { organisationId, batchId }, ids)
    const edits = students.flatMap((before) => {
      const changes: SharedDetails = {}
      for (const field of fields) {
        const earlier = kept.get(before.id)?.[columns[field]] ?? undefined
        if (earlier !== undefined && before[columns[field]] === settings[field]) changes[field] = earlier
      }
      return Object.keys(changes).length > 0 ? [{ before, changes }] : []
    })
    await writeEdits(ctx, tx, chunk, now, edits)
  })
}

/** How many students still have a detail that a batch gave them, and had another one before. */
export const countEditedBy = (
  db: Db | Tx,
  batch: { organisationId: string; batchId: string },
  settings: SharedDetails,
): Promise<number> =>
  countRows(
    keptStudents(db, batch).where((q) =>
      q.or(
        fields.map((field) =>
          q.and([
            q(`student_undo.${columns[field]}`, 'is not', null),
            q(`student.${columns[field]}`, '=', settings[field] ?? null),
          ]),
        ),
      ),
    ),
  )

async function writeEdits(
  ctx: Context,
  tx: Tx,
  { accountId, organisationId }: Actor,
  now: Date,
  edits: readonly { before: StudentRecord; changes: SharedDetails }[],
): Promise<void> {
  const { name: issuerName } = await findOrganisation(tx, organisationId)
  await changeDetails(tx, { organisationId, issuerName }, edits)
  const entries = edits.map(({ before }) => ({
    actor: accountId,
    action: 'student.edited' as const,
    subject: before.id,
  }))
  await appendAudit(ctx, tx, organisationId, now, entries)
}
