import { type QueryExecutorProvider, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { gramsOf } from '../platform/db/grams.ts'
import { step } from '../platform/db/step.ts'

const index = (name: string, columns: string): Migration =>
  step(`CREATE INDEX IF NOT EXISTS ${name} ON student (${columns})`)

/** What keeps the list of a hundred thousand students quick (docs/decisions/0015-lists-at-scale.md). */
export const studentListMigrations: Record<string, Migration> = {
  '0695_student_by_name': index('student_by_name', 'org_id, name, id'),
  '0695_student_by_college': index('student_by_college', 'org_id, college_name, id'),
  '0695_student_by_course': index('student_by_course', 'org_id, course_name, id'),
  '0695_student_by_year': index('student_by_year', 'org_id, year, id'),
  '0695_student_by_mobile': index('student_by_mobile', 'org_id, mobile_number, id'),
  '0695_student_by_account': index('student_by_account', 'account_id'),
  '0696_student_count': step(`CREATE TABLE IF NOT EXISTS student_count (
    org_id text NOT NULL,
    year text NOT NULL,
    course_name text NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (org_id, year, course_name)
  )`),
  '0696_student_grams': step(
    `ALTER TABLE student ADD COLUMN IF NOT EXISTS grams integer[] NOT NULL DEFAULT '{}'`,
  ),
  '0697_student_grams_index': step('CREATE INDEX IF NOT EXISTS student_grams ON student USING gin (grams)'),
  '0698_fill_student_counts': { up: fillStudentCounts },
  '0698_fill_student_grams': { up: fillGrams },
}

/** Counts all students anew: once for those that were there before anybody counted. */
export async function fillStudentCounts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    INSERT INTO student_count (org_id, year, course_name, count)
    SELECT org_id, year, course_name, count(*) FROM student GROUP BY 1, 2, 3
    ON CONFLICT (org_id, year, course_name) DO UPDATE SET count = excluded.count`.execute(db)
}

const perStatement = 5_000

async function fillGrams(db: QueryExecutorProvider): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ org_id: string; id: string; search: string }>`
      SELECT org_id, id, search FROM student WHERE grams = '{}' AND length(search) > 2
      LIMIT ${perStatement}`.execute(db)
    if (rows.length === 0) return
    const filled = rows.map(({ org_id, id, search }) => ({ org_id, id, grams: gramsOf(org_id, search) }))
    await sql`
      UPDATE student SET grams = filled.grams
      FROM json_to_recordset(${JSON.stringify(filled)}::json) AS filled (org_id text, id text, grams integer[])
      WHERE student.org_id = filled.org_id AND student.id = filled.id`.execute(db)
  }
}
