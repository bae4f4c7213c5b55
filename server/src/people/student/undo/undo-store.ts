import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import type { StudentTables } from '../tables.ts'

type Kept = Insertable<StudentTables['student_undo']>

const nothing = { college_name: null, course_name: null, year: null, archived_by: null, archived_at: null }

/** Stores what a batch changes about students, in the transaction of the change. */
export async function keepForUndo(
  tx: Tx,
  { organisationId, batchId, now }: { organisationId: string; batchId: string; now: Date },
  rows: readonly (Pick<Kept, 'student_id'> & Partial<Kept>)[],
): Promise<void> {
  const owner = { org_id: organisationId, batch_id: batchId, kept_at: now }
  await insertRecords(
    tx,
    'student_undo',
    rows.map((row) => ({ ...nothing, ...row, ...owner })),
  )
}

/** What a batch changed about these students, by student. */
export async function keptForUndo(
  tx: Tx,
  { organisationId, batchId }: { organisationId: string; batchId: string },
  ids: readonly string[],
): Promise<Map<string, Selectable<StudentTables['student_undo']>>> {
  const rows = await tx
    .selectFrom('student_undo')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('student_id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map((row) => [row.student_id, row]))
}

/** What a batch changed, with the students as they are now. */
export const keptStudents = (
  db: Db | Tx,
  { organisationId, batchId }: { organisationId: string; batchId: string },
) =>
  db
    .selectFrom('student_undo')
    .innerJoin('student', (join) =>
      join
        .onRef('student.org_id', '=', 'student_undo.org_id')
        .onRef('student.id', '=', 'student_undo.student_id'),
    )
    .where('student_undo.org_id', '=', organisationId)
    .where('student_undo.batch_id', '=', batchId)
