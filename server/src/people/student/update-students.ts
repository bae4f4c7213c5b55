import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { archivedAmong } from './archive/archived-students.ts'
import { countStudentChanges } from './student-counts.ts'
import type { StudentRecord } from './student-record.ts'

/**
 * Changes students of one organisation in one statement, and their numbers with them. The caller has locked them: otherwise
 * another change is overwritten. Throws if one of them is gone.
 */
export async function updateStudents(
  tx: Tx,
  changes: readonly { before: StudentRecord; after: StudentRecord }[],
): Promise<void> {
  const first = changes[0]
  if (!first) return
  const students = changes.map(({ after }) => after)
  const { numAffectedRows } = await sql`
    UPDATE student SET
      account_id = changed.account_id,
      name = changed.name,
      father_name = changed.father_name,
      mother_name = changed.mother_name,
      college_name = changed.college_name,
      course_name = changed.course_name,
      year = changed.year,
      roll_number = changed.roll_number,
      mobile_number = changed.mobile_number,
      date_of_birth = changed.date_of_birth,
      email = changed.email,
      search = changed.search,
      grams = changed.grams
    FROM json_populate_recordset(NULL::student, ${JSON.stringify(students)}::json) AS changed
    WHERE student.org_id = ${first.before.org_id} AND student.id = changed.id`.execute(tx)
  if (numAffectedRows !== BigInt(changes.length)) throw new Error('A student to be changed is gone')
  const ids = students.map(({ id }) => id)
  const archived = await archivedAmong(tx, first.before.org_id, ids)
  await countStudentChanges(
    tx,
    changes.filter(({ before }) => !archived.has(before.id)),
  )
}
