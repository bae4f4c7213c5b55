import { sql } from 'kysely'
import type { Db } from '../../../context.ts'
import { studentsWith } from '../../../people/student/students-with.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { type FoundValues, findValues, type ValueColumn } from '../../search/certificate-values.ts'

/** What a search of an issuer's certificates finds: values that they show, and students by roll number or email. */
export interface FoundMatches extends FoundValues<ValueColumn | 'student_id'> {
  /** Whether there are more students than were fetched. */
  hasMoreStudents: boolean
}

const mostStudents = 2_000

export async function findMatches(db: Db, reach: Reach, search: string): Promise<FoundMatches> {
  const [values, students] = await Promise.all([
    findValues(db, reach.organisationId, search),
    findStudents(db, reach, search),
  ])
  const found = students.slice(0, mostStudents)
  const hasMoreStudents = students.length > mostStudents
  const byColumn = new Map<ValueColumn | 'student_id', string[]>(values.byColumn)
  if (found.length > 0) byColumn.set('student_id', found)
  return {
    byColumn,
    count: values.count + found.length,
    isCut: values.isCut || hasMoreStudents,
    hasMoreStudents,
  }
}

async function findStudents(db: Db, reach: Reach, search: string): Promise<string[]> {
  const students = studentsWith(reach, search)
  if (!students) return []
  const { rows } = await sql<{ id: string }>`${students} LIMIT ${mostStudents + 1}`.execute(db)
  return rows.map(({ id }) => id)
}
