import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { deleteImport } from './import-store.ts'

const dayMs = 24 * 60 * 60_000
const abandonedAfterMs = 7 * dayMs
const findingsKeptMs = 30 * dayMs

/** Deletes lists that nobody started within a week, and after a month the headings and the rows that ended imports left to correct. */
export async function purgeImports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(clock().getTime() - ms)
  const abandoned = await db
    .selectFrom('student_import')
    .select(['org_id as organisationId', 'id as importId'])
    .where('status', 'in', ['matching', 'ready'])
    .where('created_at', '<=', ago(abandonedAfterMs))
    .execute()
  for (const key of abandoned) await withRetry(db, (tx) => deleteImport(tx, key))
  for (const table of ['student_import_error', 'student_import_change', 'student_import_aside']) {
    await sql`
      DELETE FROM ${sql.table(table)} WHERE (org_id, import_id) IN (
        SELECT org_id, id FROM student_import
        WHERE status IN ('done', 'failed') AND created_at <= ${ago(findingsKeptMs)})`.execute(db)
  }
  await db
    .updateTable('student_import')
    .set({ header: '[]', sealed_header: null })
    .where('status', 'in', ['done', 'failed'])
    .where('created_at', '<=', ago(findingsKeptMs))
    .where(sql<boolean>`(sealed_header IS NOT NULL OR header <> '[]')`)
    .execute()
}
