import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** Whether a row of `student` is archived. */
export const isArchived: RawBuilder<boolean> = sql<boolean>`EXISTS (SELECT FROM archived_student
  WHERE archived_student.org_id = student.org_id AND archived_student.student_id = student.id)`

/** Which of these students are archived, and since when. */
export async function archivedAmong(
  db: Db | Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('archived_student')
    .select(['student_id', 'archived_at'])
    .where('org_id', '=', organisationId)
    .where('student_id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ student_id, archived_at }) => [student_id, archived_at]))
}
