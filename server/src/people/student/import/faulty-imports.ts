import type { Overview } from '@credenza/schema'
import type { Db } from '../../../context.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { isWithin } from '../../department/reach.ts'

/** Imports that have ended since then and left rows out, except those that were undone: the `most` newest. */
export async function faultyImportsSince(
  db: Db,
  reach: Reach,
  since: Date,
  most: number,
): Promise<Overview['imports']> {
  const rows = await db
    .selectFrom('student_import')
    .select(['id', 'file_name', 'failed', 'created_at'])
    .where('org_id', '=', reach.organisationId)
    .where(isWithin(reach, 'student_import.id'))
    .where('status', 'in', ['done', 'failed'])
    .where('created_at', '>=', since)
    .where((eb) => eb.or([eb('failed', '>', 0), eb('status', '=', 'failed')]))
    // Nothing is left of an import that was undone.
    .where((eb) =>
      eb.or([
        eb('created', '=', 0),
        eb.exists(
          eb
            .selectFrom('student')
            .select('student.id')
            .where('student.org_id', '=', reach.organisationId)
            .whereRef('student.import_id', '=', 'student_import.id'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, file_name, failed, created_at }) => ({
    id,
    fileName: file_name,
    failed,
    createdAt: created_at.toISOString(),
  }))
}
