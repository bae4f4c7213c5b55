import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/**
 * Notes that an act relies on these existing students without an entry of their own in the trail, so that undoing the import that
 * added them leaves them. Waits for an undo that is deleting one. `importId` is the import that names them, if one does: what it
 * added itself it may undo.
 */
export async function noteNamedAgain(
  tx: Tx,
  organisationId: string,
  ids: Iterable<string>,
  importId: string | null = null,
): Promise<void> {
  await sql`
    UPDATE student SET named_again = true
    WHERE org_id = ${organisationId} AND id IN (
      SELECT id FROM student
      WHERE org_id = ${organisationId} AND id = ANY(${[...ids]}::text[])
        AND import_id IS NOT NULL AND import_id IS DISTINCT FROM ${importId} AND named_again IS NULL
      ORDER BY id FOR UPDATE)`.execute(tx)
}
