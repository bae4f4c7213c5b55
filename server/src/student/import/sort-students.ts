import type { ImportChange, StudentField } from '@credenza/schema'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { StudentRecord } from '../student-store.ts'
import type { Layout } from './layout.ts'
import type { Chunk, RowError, SheetStudent } from './read-chunks.ts'

/** A student who is there already with other details. */
export interface ChangedStudent extends SheetStudent {
  existing: StudentRecord
  differences: ImportChange['differences']
}

/** The rows of a chunk by what importing them would do. */
export interface SortedChunk {
  fresh: SheetStudent[]
  changed: ChangedStudent[]
  unchanged: number
  errors: RowError[]
}

/** What a list may change about a student. The e-mail says who the student is, and the password is the student's own. */
const changeable = {
  name: 'name',
  fatherName: 'father_name',
  motherName: 'mother_name',
  collegeName: 'college_name',
  courseName: 'course_name',
  year: 'year',
  rollNumber: 'roll_number',
  mobileNumber: 'mobile_number',
  dateOfBirth: 'date_of_birth',
} as const satisfies Partial<Record<StudentField, keyof StudentRecord>>
const changeableFields = Object.keys(changeable) as (keyof typeof changeable)[]

/**
 * Sorts a chunk against the issuer's students. The same e-mail is the same student; a roll number that belongs to
 * somebody else is an error.
 */
export async function sortStudents(
  tx: Tx,
  organisationId: string,
  { students, errors }: Chunk,
  layout: Layout,
): Promise<SortedChunk> {
  const existing = await findExisting(tx, organisationId, students)
  const byEmail = new Map(existing.map((record) => [record.email, record]))
  const byRoll = new Map(existing.map((record) => [record.roll_number, record]))
  const sorted: SortedChunk = { fresh: [], changed: [], unchanged: 0, errors: [...errors] }
  for (const row of students) {
    const known = byEmail.get(row.student.email)
    const holder = byRoll.get(row.student.rollNumber)
    if (holder && holder !== known) {
      const reason = `This roll number belongs to ${holder.name}, ${holder.email}.`
      const column = layout.heading('rollNumber')
      sorted.errors.push({ row: row.row, cells: row.cells, kind: 'taken', column, reason })
    } else if (known) {
      const differences = differencesOf(row, known)
      if (differences.length > 0) sorted.changed.push({ ...row, existing: known, differences })
      else sorted.unchanged++
    } else sorted.fresh.push(row)
  }
  return sorted
}

/** An empty cell says nothing about a student, so it is no difference. */
function differencesOf({ student }: SheetStudent, existing: StudentRecord): ImportChange['differences'] {
  return changeableFields
    .map((field) => ({ field, from: existing[changeable[field]], to: student[field] }))
    .filter(({ from, to }) => to !== '' && to !== from)
}

async function findExisting(
  tx: Tx,
  organisationId: string,
  students: readonly SheetStudent[],
): Promise<StudentRecord[]> {
  if (students.length === 0) return []
  const emails = students.map(({ student }) => student.email)
  const rollNumbers = students.map(({ student }) => student.rollNumber)
  return tx
    .selectFrom('student')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where((eb) =>
      eb.or([
        eb('email', '=', sql<string>`ANY(${emails}::text[])`),
        eb('roll_number', '=', sql<string>`ANY(${rollNumbers}::text[])`),
      ]),
    )
    .execute()
}
