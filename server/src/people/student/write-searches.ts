import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

interface Searched {
  org_id: string
  id: string
  search: string
  grams: number[]
}

/** Updates the search columns of students, one organisation after the other. */
export async function writeSearches(tx: Tx, students: readonly Searched[]): Promise<void> {
  for (const [organisationId, own] of Map.groupBy(students, (student) => student.org_id))
    await sql`
      UPDATE student SET search = noted.search, grams = noted.grams
      FROM json_populate_recordset(NULL::student, ${JSON.stringify(own)}::json) AS noted
      WHERE student.org_id = ${organisationId} AND student.id = noted.id`.execute(tx)
}
