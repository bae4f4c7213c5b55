import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { gramsToFind } from '../../platform/db/grams.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import type { StudentRecord } from './student-record.ts'

const most = 5

/** Other students of the organisation with the same name, as a search compares names. Includes archived ones. */
export async function findNamesakes(
  db: Db,
  organisationId: string,
  { id, name }: Pick<StudentRecord, 'id' | 'name'>,
): Promise<Pick<StudentRecord, 'roll_number' | 'course_name' | 'year'>[]> {
  const wanted = searchText([name])
  const grams = gramsToFind(organisationId, wanted)
  return (
    db
      .selectFrom('student')
      .select(['roll_number', 'course_name', 'year'])
      .where('org_id', '=', organisationId)
      .where('id', '!=', id)
      .$if(grams.length > 0, (q) => q.where(sql<boolean>`grams @> ${grams}::int[]`))
      // The name is the first value of the search text.
      .where(sql<boolean>`split_part(search, ${'\n'}, 1) = ${wanted}`)
      .orderBy('roll_number')
      .limit(most)
      .execute()
  )
}
