import {
  type AcceptedRow,
  type ImportChange,
  type ImportProblem,
  importProblemKinds,
  type ListQuery,
  type StudentImport,
  type StudentImportDetails,
} from '@credenza/schema'
import { inEnglish, inWords, noWords } from '@credenza/schema/sentences/english'
import { sql } from 'kysely'
import type { Context, Db } from '../../../context.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { foldedSql } from '../../../platform/lists/folded-sql.ts'
import { newestFirst } from '../../../platform/lists/order.ts'
import type { PageQuery } from '../../../platform/lists/page.ts'
import { rowsPage } from '../../../platform/lists/rows-page.ts'
import { searchPattern } from '../../../platform/lists/search-text.ts'
import { isWithin } from '../../department/reach.ts'
import { readAccepted } from './accepted-store.ts'
import { findImport, type ImportKey, type ImportRow } from './import-store.ts'
import { cellUnder, layoutOf } from './layout.ts'
import { noAsides, readAsides } from './read-asides.ts'
import { readPlace } from './read-place.ts'
import { openHeader, openValue } from './sheet-store.ts'
import { addedStudents } from './undo/added-students.ts'
import { undoEnds } from './undo/find-undoable.ts'

/** How many errors of a kind, and changes, are shown; the downloads have all. */
const mostShown = 15

/** One import, with the findings of its reading so far. */
export async function readImport(
  { db, keys, clock }: Context,
  key: ImportKey,
): Promise<StudentImportDetails> {
  const row = await findImport(db, key)
  const isRead = ['ready', 'done', 'failed'].includes(row.status)
  const [problems, changes, asides] = isRead
    ? await Promise.all([
        problemsOf({ db, keys }, row),
        changesOf({ db, keys }, key, mostShown),
        readAsides({ db, keys }, row),
      ])
    : [[], [], noAsides]
  const reach = { organisationId: key.organisationId }
  const present = await countRows(addedStudents(db, reach, key.importId))
  const ends = await undoEnds(db, [row], clock())
  return { ...summaryOf(row, ends), present, ...readPlace(keys, row), problems, changes, asides }
}

/** The imports within reach, newest first; `search` matches the files' names. */
export async function listImports(
  db: Db,
  reach: Reach,
  query: PageQuery<'createdAt' | 'fileName'> & Pick<ListQuery, 'search'>,
  now: Date,
): Promise<{ data: StudentImport[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const matching = db
    .selectFrom('student_import')
    .selectAll()
    .where('org_id', '=', reach.organisationId)
    .where(isWithin(reach, 'student_import.id'))
    .$if(pattern !== undefined, (q) => q.where(foldedSql(sql.ref('file_name')), 'like', pattern!))
  const { page, ...rest } = await rowsPage(db, matching, query, {
    keys: { createdAt: 'id', fileName: 'file_name' },
    unique: ['id'],
    standard: newestFirst,
  })
  const ends = await undoEnds(db, page, now)
  return { data: page.map((row) => summaryOf(row, ends)), ...rest }
}

const summaryOf = (row: ImportRow, ends: ReadonlyMap<string, Date>): StudentImport => ({
  id: row.id,
  fileName: row.file_name,
  createdAt: row.created_at.toISOString(),
  status: row.status,
  rowsRead: row.rows_read,
  lastRow: row.last_row,
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  failed: row.failed,
  updateExisting: row.update_existing,
  undoUntil: ends.get(row.id)?.toISOString() ?? '',
  ...(row.why ? inWords(row.why) : noWords),
})

async function problemsOf(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  row: ImportRow,
): Promise<ImportProblem[]> {
  const layout = layoutOf({ ...row, header: openHeader(keys, row) })
  const errors = db
    .selectFrom('student_import_error')
    .where('org_id', '=', row.org_id)
    .where('import_id', '=', row.id)
  const counts = await errors
    .select((eb) => ['kind', eb.fn.count<string>('row').distinct().as('rows')])
    .groupBy('kind')
    .execute()
  const problems = counts.map(async ({ kind, rows }) => {
    const first = await errors
      .select(['row', 'column', 'why'])
      .where('kind', '=', kind)
      .orderBy('row')
      .orderBy('column')
      .limit(mostShown)
      .execute()
    // A row's cells are with one of its errors, which may be of another kind.
    const rowsOfCells = await errors
      .select(['row', 'sealed_cells'])
      .where('row', '=', sql<number>`ANY(${first.map(({ row }) => row)}::int[])`)
      .where('sealed_cells', 'is not', null)
      .execute()
    const cells = new Map(
      rowsOfCells.map(({ row, sealed_cells }) => [row, openValue<string[]>(keys, sealed_cells!)]),
    )
    const told = first.map(({ row, column, why }) => {
      const cell = beginning(cellUnder(column, cells.get(row) ?? [], layout))
      return { row, column, cell, reason: inEnglish(why), ...why }
    })
    return { kind, rows: Number(rows), errors: told }
  })
  const place = ({ kind }: ImportProblem) => importProblemKinds.indexOf(kind)
  return (await Promise.all(problems)).sort((a, b) => place(a) - place(b))
}

/** How much of a cell is shown. */
const longestCell = 40
function beginning(cell: string): string {
  const characters = [...cell]
  return characters.length > longestCell ? `${characters.slice(0, longestCell - 1).join('')}…` : cell
}

/** All changes of an import. */
export async function listChanges(ctx: Context, key: ImportKey): Promise<ImportChange[]> {
  await findImport(ctx.db, key)
  return changesOf(ctx, key)
}

/** A page of the rows that a list would import, after this row. */
export async function listAccepted(
  ctx: Context,
  key: ImportKey,
  after: number,
): Promise<{ data: AcceptedRow[]; nextAfter: number | null }> {
  await findImport(ctx.db, key)
  return readAccepted(ctx, key, after)
}

/** Existing students whose details would change, in the order of the sheet. */
async function changesOf(
  { db, keys }: Pick<Context, 'db' | 'keys'>,
  { organisationId, importId }: ImportKey,
  limit?: number,
): Promise<ImportChange[]> {
  const rows = await db
    .selectFrom('student_import_change')
    .select('sealed')
    .where('org_id', '=', organisationId)
    .where('import_id', '=', importId)
    .orderBy('row')
    .$if(limit !== undefined, (q) => q.limit(limit!))
    .execute()
  return rows.map(({ sealed }) => openValue<ImportChange>(keys, sealed))
}

export interface FailedRow {
  row: number
  cells: string[]
  reason: string
}

/** The rows that were left out or have warnings, as in the sheet, each with all its reasons. */
export async function failedRows(
  { db, keys }: Context,
  key: ImportKey,
): Promise<{ header: string[]; rows: FailedRow[] }> {
  const header = openHeader(keys, await findImport(db, key))
  const errors = await db
    .selectFrom('student_import_error')
    .select(['row', 'column', 'why', 'sealed_cells'])
    .where('org_id', '=', key.organisationId)
    .where('import_id', '=', key.importId)
    .orderBy('row')
    .orderBy('column')
    .execute()
  const rows = new Map<number, FailedRow>()
  for (const { row, column, why, sealed_cells } of errors) {
    const known = rows.get(row) ?? { row, cells: [], reason: '' }
    const sentence = `${column}: ${inEnglish(why)}`
    rows.set(row, {
      row,
      cells: sealed_cells ? openValue<string[]>(keys, sealed_cells) : known.cells,
      reason: known.reason ? `${known.reason}; ${sentence}` : sentence,
    })
  }
  return { header, rows: [...rows.values()] }
}
