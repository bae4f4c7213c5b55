import { words } from '@credenza/schema/field-names'
import { sentence } from '@credenza/schema/sentences/english'
import { studentFields } from '@credenza/schema/student'
import type { Tx } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { StudentRecord } from './student-record.ts'

/** The columns of an import, with the same headings, so that an exported list can be imported again. */
const columns = studentFields.filter((field) => field !== 'password')

export const studentSheetHeader: readonly string[] = columns.map(words)

/** One row of cells for each of the organisation's students among these ids, oldest first. The other ids fail. */
export async function studentSheetRows(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<{ rows: { id: string; cells: string[] }[]; failed: BulkResult['failed'] }> {
  const students = await tx
    .selectFrom('student')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute()
  const known = new Set(students.map(({ id }) => id))
  return {
    rows: students.map((row) => ({ id: row.id, cells: columns.map((column) => cellOf[column](row)) })),
    failed: ids.filter((id) => !known.has(id)).map((id) => ({ id, why: sentence('not_found.student') })),
  }
}

const cellOf: Record<(typeof columns)[number], (row: StudentRecord) => string> = {
  name: (row) => row.name,
  fatherName: (row) => row.father_name,
  motherName: (row) => row.mother_name,
  collegeName: (row) => row.college_name,
  courseName: (row) => row.course_name,
  year: (row) => row.year,
  rollNumber: (row) => row.roll_number,
  mobileNumber: (row) => row.mobile_number,
  dateOfBirth: (row) => row.date_of_birth,
  email: (row) => row.email,
}
