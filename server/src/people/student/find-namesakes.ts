import { folded } from '@credenza/schema/folded'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { hasTextByGrams } from '../../platform/lists/search-text.ts'
import type { StudentRecord } from './student-record.ts'

const most = 5

/** Other students of the organisation with the same name, as a search compares names. Includes archived ones. */
export async function findNamesakes(
  db: Db,
  organisationId: string,
  { id, name }: Pick<StudentRecord, 'id' | 'name'>,
): Promise<Pick<StudentRecord, 'roll_number' | 'course_name' | 'year'>[]> {
  const wanted = folded(name)
  if (wanted === '') return []
  return db
    .selectFrom('student')
    .select(['roll_number', 'course_name', 'year'])
    .where('org_id', '=', organisationId)
    .where('id', '!=', id)
    .where(hasTextByGrams(organisationId, name))
    .where(sql<boolean>`btrim(${foldedSql(sql.ref('name'))}) = ${wanted}`)
    .orderBy('roll_number')
    .limit(most)
    .execute()
}
