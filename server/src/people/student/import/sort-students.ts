import type { ImportChange, StudentField } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { Reach } from '../../../platform/http/access.ts'
import type { ErrorSentence } from '../../../platform/http/api-error.ts'
import { undrawable } from '../../../platform/rendering/drawable.ts'
import { isWithin } from '../../department/reach.ts'
import type { StudentRecord } from '../student-record.ts'
import { headingOf, type Layout } from './layout.ts'
import type { Aside, Chunk, RowError, SheetStudent } from './read-chunks.ts'

/** A row about an existing student. */
interface KnownStudent extends SheetStudent {
  existing: StudentRecord
}

/** An existing student whose details would change. */
export interface ChangedStudent extends KnownStudent {
  differences: ImportChange['differences']
}

type FoundStudent = StudentRecord & { isWithin: boolean }

/** The rows of a chunk, by the effect of importing them. */
export interface SortedChunk {
  fresh: SheetStudent[]
  changed: ChangedStudent[]
  unchanged: KnownStudent[]
  errors: RowError[]
  /** Rows that are imported, but whose name no certificate can show. */
  warnings: RowError[]
  asides: Aside[]
}

/**
 * The fields of a student that a list may change. Not the email, which identifies the student, and not the password, which is
 * the student's own.
 */
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
 * Sorts a chunk by comparing it with the issuer's students. The same email means the same student. A roll number of somebody
 * else is an error, and so is a student out of reach, about whom the error says nothing more. With `locksKnown`, the students
 * that are known by email stay as they are until the transaction ends, so that it can write what it changes about them.
 */
export async function sortStudents(
  tx: Tx,
  reach: Reach,
  { students, errors, asides }: Chunk,
  { layout, locksKnown }: { layout: Layout; locksKnown: boolean },
): Promise<SortedChunk> {
  const values = students.map(({ student }) => student)
  // Numbers first: a student who is added between the two look-ups must not be found by the number alone, as somebody else.
  const byRoll = await findBy(
    tx,
    reach,
    'roll_number',
    values.map(({ rollNumber }) => rollNumber),
    { locks: false },
  )
  const byEmail = await findBy(
    tx,
    reach,
    'email',
    values.map(({ email }) => email),
    { locks: locksKnown },
  )
  const sorted: SortedChunk = {
    fresh: [],
    changed: [],
    unchanged: [],
    errors: [...errors],
    warnings: [],
    asides,
  }
  for (const row of students) {
    const known = byEmail.get(row.student.email)
    const taken = whatIsTaken(known, byRoll.get(row.student.rollNumber))
    if (taken) {
      const { field, why } = taken
      const column = headingOf(layout, field)
      sorted.errors.push({ row: row.row, cells: row.cells, kind: 'taken', column, why })
      continue
    }
    const why = undrawable(row.student.name)
    if (why) {
      const column = headingOf(layout, 'name')
      sorted.warnings.push({ row: row.row, cells: row.cells, kind: 'undrawable', column, why })
    }
    if (known) {
      const differences = differencesOf(row, known)
      if (differences.length > 0) sorted.changed.push({ ...row, existing: known, differences })
      else sorted.unchanged.push({ ...row, existing: known })
    } else sorted.fresh.push(row)
  }
  return sorted
}

/** What a row cannot have because somebody else has it: a student with its roll number, or one out of reach with its email. */
function whatIsTaken(
  known: FoundStudent | undefined,
  holder: FoundStudent | undefined,
): { field: StudentField; why: ErrorSentence } | undefined {
  if (holder && holder.id !== known?.id) {
    const { name, email } = holder
    const why = holder.isWithin
      ? sentence('already_exists.roll_number_of', { name, email })
      : sentence('already_exists.roll_number')
    return { field: 'rollNumber', why }
  }
  if (known && !known.isWithin) return { field: 'email', why: sentence('already_exists.student_email') }
  return undefined
}

/** An empty cell means no change, so it is not a difference. */
function differencesOf({ student }: SheetStudent, existing: StudentRecord): ImportChange['differences'] {
  return changeableFields
    .map((field) => ({ field, from: existing[changeable[field]], to: student[field] }))
    .filter(({ from, to }) => to !== '' && to !== from)
}

/**
 * The students with one of these values, by value: one index look-up each, however many students there are. Locked, they are read
 * as the last change left them, in the order of `lockStudents`.
 */
async function findBy(
  tx: Tx,
  reach: Reach,
  column: 'email' | 'roll_number',
  values: readonly string[],
  { locks }: { locks: boolean },
): Promise<Map<string, FoundStudent>> {
  const rows = await tx
    .selectFrom('student')
    .selectAll()
    .select(isWithin(reach, 'student.id').as('isWithin'))
    .where('org_id', '=', reach.organisationId)
    .where(column, '=', anyOf(values))
    .orderBy('id')
    .$if(locks, (q) => q.forUpdate())
    .execute()
  return new Map(rows.map((record) => [record[column], record]))
}
