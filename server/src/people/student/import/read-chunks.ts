import type { StudentRow } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { newTenantId } from '../../../platform/ids.ts'
import { headingOf, type Layout } from './layout.ts'
import { type LeftOut, leftOutAs } from './left-out.ts'
import { type CellProblem, readRow } from './read-row.ts'
import { needsOrder, type SettleDates } from './settle-dates.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'

/** Rows per transaction. */
const chunkRows = 500

/** A row that could be a student. `id` is for a new student. */
export interface SheetStudent extends SpreadsheetRow {
  id: string
  student: StudentRow
}

export interface RowError extends SpreadsheetRow, CellProblem {}

/** A row that is left out. */
export interface Aside {
  row: number
  kind: Exclude<LeftOut, 'blank'>
  /** Empty for a hidden row, whose text nobody is shown. */
  text: string
}

/** Some rows of a sheet, as read: each is a student, has errors, or is about no student. */
export interface Chunk {
  /** The number of its last row. */
  upTo: number
  students: SheetStudent[]
  errors: RowError[]
  asides: Aside[]
}

/** Reads a list's rows in chunks. If a student occurs twice, the first row counts. Calls `settle` at most once. */
export async function* readChunks(
  organisationId: string,
  list: AsyncIterable<SpreadsheetRow>,
  { layout, settle }: { layout: Layout; settle: SettleDates },
): AsyncGenerator<Chunk> {
  const seen: Seen = { emails: new Map(), rollNumbers: new Map() }
  let settled = layout
  const read = async (rows: SpreadsheetRow[], isFirst: boolean) => {
    if (!settled.dateOrder && rows.some(({ cells }) => needsOrder(cells, settled))) {
      settled = { ...settled, dateOrder: await settle() }
    }
    return readChunk(organisationId, rows, { layout: settled, seen, isFirst })
  }
  let rows: SpreadsheetRow[] = []
  let isFirst = true
  for await (const row of list) {
    if (rows.push(row) < chunkRows) continue
    yield read(rows, isFirst)
    isFirst = false
    rows = []
  }
  if (rows.length > 0) yield read(rows, isFirst)
}

/** Emails and roll numbers read so far, each with the first row that had it. */
interface Seen {
  emails: Map<string, number>
  rollNumbers: Map<string, number>
}

function readChunk(
  organisationId: string,
  rows: SpreadsheetRow[],
  { layout, seen, isFirst }: { layout: Layout; seen: Seen; isFirst: boolean },
): Chunk {
  const chunk: Chunk = { upTo: rows.at(-1)!.row, students: [], errors: [], asides: [] }
  for (const [index, row] of rows.entries()) {
    const aside = leftOutAs(row, layout, isFirst && index === 0)
    if (aside) {
      const text = aside === 'hidden' ? '' : textOf(row.cells)
      if (aside !== 'blank') chunk.asides.push({ row: row.row, kind: aside, text })
      continue
    }
    const read = readRow(row.cells, layout)
    const problems = read.ok ? repetitions(read.student, layout, seen) : read.problems
    if (read.ok && problems.length === 0) {
      seen.emails.set(read.student.email, row.row)
      seen.rollNumbers.set(read.student.rollNumber, row.row)
      chunk.students.push({ ...row, id: newTenantId('stud', organisationId), student: read.student })
    }
    chunk.errors.push(...problems.map(({ kind, column, why }) => ({ ...row, kind, column, why })))
  }
  return chunk
}

const LONGEST_TEXT = 120
const textOf = (cells: readonly string[]): string =>
  cells.filter(Boolean).join(' · ').slice(0, LONGEST_TEXT).toWellFormed()

function repetitions({ email, rollNumber }: StudentRow, layout: Layout, seen: Seen): CellProblem[] {
  const sameEmail = seen.emails.get(email)
  if (sameEmail !== undefined) {
    const why = sentence('invalid.email_repeated', { row: sameEmail })
    return [{ kind: 'repeated', column: headingOf(layout, 'email'), why }]
  }
  const sameRoll = seen.rollNumbers.get(rollNumber)
  if (sameRoll !== undefined) {
    const why = sentence('invalid.roll_number_repeated', { row: sameRoll })
    return [{ kind: 'repeated', column: headingOf(layout, 'rollNumber'), why }]
  }
  return []
}
