import type { StudentImport } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db } from '../../context.ts'
import { notFound } from '../../platform/http/api-error.ts'
import type { StudentTables } from '../tables.ts'

export type ImportRow = Selectable<StudentTables['student_import']>

/** Errors shown with the progress; all of them are in the download. */
const mostShown = 200

export async function findImport(db: Db, organisationId: string, id: string): Promise<ImportRow> {
  const row = await db
    .selectFrom('student_import')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('There is no such import.')
  return row
}

/** How an import goes, with its first errors by row. */
export async function readImport(db: Db, organisationId: string, id: string): Promise<StudentImport> {
  const row = await findImport(db, organisationId, id)
  const errors = await db
    .selectFrom('student_import_error')
    .select(['row', 'column', 'reason'])
    .where('org_id', '=', organisationId)
    .where('import_id', '=', id)
    .orderBy('row')
    .orderBy('column')
    .limit(mostShown)
    .execute()
  return {
    id: row.id,
    fileName: row.file_name,
    status: row.status,
    rowsRead: row.rows_read,
    created: row.created,
    unchanged: row.unchanged,
    failed: row.failed,
    message: row.message,
    errors,
  }
}

export interface FailedRow {
  row: number
  cells: string[]
  reason: string
}

/** The rows that were not imported as they stood in the sheet, each with all its reasons. */
export async function failedRows(
  db: Db,
  organisationId: string,
  id: string,
): Promise<{ header: string[]; rows: FailedRow[] }> {
  const { header } = await findImport(db, organisationId, id)
  const errors = await db
    .selectFrom('student_import_error')
    .select(['row', 'column', 'reason', 'cells'])
    .where('org_id', '=', organisationId)
    .where('import_id', '=', id)
    .orderBy('row')
    .orderBy('column')
    .execute()
  const rows = new Map<number, FailedRow>()
  for (const { row, column, reason, cells } of errors) {
    const known = rows.get(row) ?? { row, cells: [], reason: '' }
    const sentence = column ? `${column}: ${reason}` : reason
    rows.set(row, {
      row,
      cells: cells ?? known.cells,
      reason: known.reason ? `${known.reason}; ${sentence}` : sentence,
    })
  }
  return { header, rows: [...rows.values()] }
}
