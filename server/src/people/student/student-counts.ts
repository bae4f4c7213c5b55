import type { StudentFilter } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { StudentRecord } from './student-record.ts'

/** The facts by which students are counted. */
type CountedFacts = Pick<StudentRecord, 'org_id' | 'year' | 'course_name'>

/** A student before and after a change; null while it is not counted: before it was added, and while archived. */
export interface StudentChange {
  before: CountedFacts | null
  after: CountedFacts | null
}

/**
 * Keeps the numbers of students, and the years and courses to filter by, in step with additions and changes. Call it in
 * the transaction of the change, before `appendAudit`.
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

/** How many students an organisation has who are not archived, optionally of one year and course. */
export async function countStudents(
  db: Db,
  organisationId: string,
  { year, courseName }: Pick<StudentFilter, 'year' | 'courseName'> = {},
): Promise<number> {
  const { sum } = await db
    .selectFrom('student_count')
    .select((q) => q.fn.sum<string | null>('count').as('sum'))
    .where('org_id', '=', organisationId)
    .$if(year !== undefined, (q) => q.where('year', '=', year!))
    .$if(courseName !== undefined, (q) => q.where('course_name', '=', courseName!))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const mostChoices = 1_000

/** The years and courses of the organisation's students, in order. */
export async function studentChoices(
  db: Db,
  organisationId: string,
): Promise<{ years: string[]; courses: string[] }> {
  const rows = await db
    .selectFrom('student_count')
    .select(['year', 'course_name'])
    .where('org_id', '=', organisationId)
    .where('count', '>', '0')
    .execute()
  const choices = (values: string[]) => [...new Set(values)].filter(Boolean).sort().slice(0, mostChoices)
  return {
    years: choices(rows.map((row) => row.year)).reverse(),
    courses: choices(rows.map((row) => row.course_name)),
  }
}
