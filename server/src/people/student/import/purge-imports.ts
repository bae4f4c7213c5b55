import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { findHold, isFree, purgeFree } from '../../../platform/retention/hold.ts'
import { keptSince } from '../../../platform/retention/kept-since.ts'
import { deleteImport } from './import-store.ts'

/** Deletes old lists that nobody started, and the headings and uncorrected rows of old imports that have ended. */
export async function purgeImports(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const { db } = ctx
  const now = ctx.clock()
  const since = await keptSince(ctx, 'import-findings')
  const abandoned = await db
    .selectFrom('student_import')
    .select(['org_id as organisationId', 'id as importId'])
    .where('status', 'in', ['matching', 'ready'])
    .where('created_at', '<=', await keptSince(ctx, 'import-drafts'))
    .where(isFree('student_import.org_id', now))
    .execute()
  for (const key of abandoned)
    await purgeFree(db, async (tx) => {
      if (!(await findHold(tx, [key.organisationId], now))) await deleteImport(tx, key)
    })
  for (const table of ['student_import_error', 'student_import_change', 'student_import_aside']) {
    await purgeFree(db, (tx) =>
      sql`
        DELETE FROM ${sql.table(table)} WHERE (org_id, import_id) IN (
          SELECT org_id, id FROM student_import
          WHERE status IN ('done', 'failed') AND created_at <= ${since} AND ${isFree('student_import.org_id', now)})`.execute(
        tx,
      ),
    )
  }
  await purgeFree(db, (tx) =>
    tx
      .updateTable('student_import')
      .set({ header: '[]', sealed_header: null })
      .where('status', 'in', ['done', 'failed'])
      .where('created_at', '<=', since)
      .where(isFree('student_import.org_id', now))
      .where(sql<boolean>`(sealed_header IS NOT NULL OR header <> '[]')`)
      .execute(),
  )
}
