import type { StudentFilter } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { Reach } from '../../platform/http/access.ts'
import { isWithin } from '../department/reach.ts'
import { isArchived } from './archive/archived-students.ts'
import type { StudentRecord } from './student-record.ts'

/** The facts by which students are counted. */
type CountedFacts = Pick<StudentRecord, 'org_id' | 'year' | 'course_name'>

/** A student before and after a change; null while not counted, which is before being added and while archived. */
export interface StudentChange {
  before: CountedFacts | null
  after: CountedFacts | null
}

/**
 * Updates the numbers of students, and the years and courses to filter by. Call it in the transaction of the change, before
 * `appendAudit`.
 */
export async function countStudentChanges(tx: Tx, changes: readonly StudentChange[]): Promise<void> {
  const sums = new Map<string, { facts: CountedFacts; by: number }>()
  const add = (facts: CountedFacts | null, by: number) => {
    if (!facts) return
    const key = JSON.stringify([facts.org_id, facts.year, facts.course_name])
    sums.set(key, { facts, by: (sums.get(key)?.by ?? 0) + by })
  }
  for (const { before, after } of changes) {
    add(before, -1)
    add(after, 1)
  }
  // Sorted, so that rows are locked in the same order everywhere.
  const rows = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, sum]) => (sum.by === 0 ? [] : [sum]))
  if (rows.length === 0) return
  await sql`
    INSERT INTO student_count (org_id, year, course_name, count)
    SELECT * FROM unnest(
      ${rows.map(({ facts }) => facts.org_id)}::text[], ${rows.map(({ facts }) => facts.year)}::text[],
      ${rows.map(({ facts }) => facts.course_name)}::text[], ${rows.map(({ by }) => by)}::bigint[])
    ON CONFLICT (org_id, year, course_name)
    DO UPDATE SET count = student_count.count + excluded.count`.execute(tx)
}

/** How many students within reach are not archived, optionally of one year and course. */
export async function countStudents(
  db: Db,
  reach: Reach,
  { year, courseName }: Pick<StudentFilter, 'year' | 'courseName'> = {},
): Promise<number> {
  const { sum } = await countsWithin(db, reach)
    .select((q) => q.fn.sum<string | null>('count').as('sum'))
    .$if(year !== undefined, (q) => q.where('year', '=', year!))
    .$if(courseName !== undefined, (q) => q.where('course_name', '=', courseName!))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** The stored counts of the whole organisation; for less than it, counts the rows. */
function countsWithin(db: Db, reach: Reach) {
  const { organisationId } = reach
  const kept = db
    .selectFrom('student_count')
    .select(['year', 'course_name', 'count'])
    .where('org_id', '=', organisationId)
  const counted = db
    .selectFrom('student')
    .select((q) => ['year', 'course_name', q.fn.countAll<string>().as('count')])
    .where('org_id', '=', organisationId)
    .where(isWithin(reach, 'student.id'))
    .where(sql<boolean>`NOT ${isArchived}`)
    .groupBy(['year', 'course_name'])
  return db.selectFrom((reach.departments === undefined ? kept : counted).as('student_count'))
}

const mostChoices = 1_000

/** The years and courses of the students within reach, in order. */
export async function studentChoices(db: Db, reach: Reach): Promise<{ years: string[]; courses: string[] }> {
  const rows = await countsWithin(db, reach)
    .select(['year', 'course_name'])
    .where('count', '>', '0')
    .execute()
  const choices = (values: string[]) => [...new Set(values)].filter(Boolean).sort().slice(0, mostChoices)
  return {
    years: choices(rows.map((row) => row.year)).reverse(),
    courses: choices(rows.map((row) => row.course_name)),
  }
}
