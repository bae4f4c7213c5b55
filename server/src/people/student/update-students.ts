import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { countStudentChanges } from './student-counts.ts'
import type { StudentRecord } from './student-record.ts'

/** Changes the details of existing students in one statement. Accounts and e-mails stay. */
export async function updateStudents(
  tx: Tx,
  changes: readonly { before: StudentRecord; after: StudentRecord }[],
): Promise<void> {
  if (changes.length === 0) return
  const students = changes.map(({ after }) => after)
  await sql`
    UPDATE student SET
      name = changed.name,
      father_name = changed.father_name,
      mother_name = changed.mother_name,
      college_name = changed.college_name,
      course_name = changed.course_name,
      year = changed.year,
      roll_number = changed.roll_number,
      mobile_number = changed.mobile_number,
      date_of_birth = changed.date_of_birth,
      search = changed.search,
      grams = changed.grams
    FROM json_populate_recordset(NULL::student, ${JSON.stringify(students)}::json) AS changed
    WHERE student.org_id = changed.org_id AND student.id = changed.id`.execute(tx)
  await countStudentChanges(tx, changes)
}
