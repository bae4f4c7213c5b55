import type { ImportColumns, ImportStatus } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context, Db, Tx } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { StudentTables } from '../tables.ts'
import { forgetAccepted } from './accepted-store.ts'
import type { DateFacts } from './layout.ts'
import type { PlacedList } from './place-list.ts'
import { deleteSheet, sealValue } from './sheet-store.ts'

export type ImportRow = Selectable<StudentTables['student_import']>

export interface ImportKey {
  organisationId: string
  importId: string
}

export async function findImport(db: Db, { organisationId, importId }: ImportKey): Promise<ImportRow> {
  const row = await db
    .selectFrom('student_import')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!row) throw refusal('not_found.import')
  return row
}

/** Finds an import that has written nothing yet, and locks it until `tx` ends. Throws 'import_not_ready'. */
export async function lockImport(
  tx: Tx,
  { organisationId, importId }: ImportKey,
  statuses: readonly ImportStatus[],
): Promise<ImportRow> {
  const row = await tx
    .selectFrom('student_import')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw refusal('not_found.import')
  if (statuses.includes(row.status)) return row
  throw refusal(row.status === 'reviewing' ? 'import_not_ready' : 'import_not_ready.started')
}

/** Makes the sheet be read again from its first row, and deletes the findings so far. Returns the new round. */
export async function beginRound(
  { keys }: Pick<Context, 'keys'>,
  tx: Tx,
  { org_id, id, round, place: placeBefore }: ImportRow,
  change: Partial<PlacedList> & {
    status: ImportStatus
    columns?: ImportColumns
    dates?: DateFacts | null
    update_existing?: boolean
  },
): Promise<number> {
  const { columns, place, header, dates, ...plain } = change
  await tx
    .updateTable('student_import')
    .set({
      ...plain,
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(place && { place: JSON.stringify(place) }),
      ...(header && { sealed_header: sealValue(keys, header) }),
      ...(dates !== undefined && { dates: dates && JSON.stringify(dates) }),
      round: round + 1,
      rows_read: (place ?? placeBefore).headingRow,
      created: 0,
      changed: 0,
      unchanged: 0,
      failed: 0,
    })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute()
  const key = { organisationId: org_id, importId: id }
  await forgetFindings(tx, key)
  // Rows accepted by the review are kept until the import that writes them has ended.
  if (change.status !== 'waiting') await forgetAccepted(tx, key)
  return round + 1
}

async function forgetFindings(tx: Tx, { organisationId, importId }: ImportKey): Promise<void> {
  for (const table of ['student_import_error', 'student_import_change', 'student_import_aside'] as const) {
    await tx
      .deleteFrom(table)
      .where('org_id', '=', organisationId)
      .where('import_id', '=', importId)
      .execute()
  }
}

export async function deleteImport(tx: Tx, key: ImportKey): Promise<void> {
  await forgetFindings(tx, key)
  await forgetAccepted(tx, key)
  await deleteSheet(tx, key.organisationId, key.importId)
  await tx
    .deleteFrom('student_import')
    .where('org_id', '=', key.organisationId)
    .where('id', '=', key.importId)
    .execute()
}
