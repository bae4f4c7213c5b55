import type { StudentRow } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { newTenantId } from '../../../platform/ids.ts'
import type { Layout } from './layout.ts'
import { type CellProblem, readRow } from './read-row.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'

export const importLimits = { maxRows: 200_000, timeoutMs: 240_000 }
/** Rows handled by one transaction. */
const chunkRows = 500

/** A row that could be a student; `id` is the id of the student if it is a new one. */
export interface SheetStudent extends SpreadsheetRow {
  id: string
  student: StudentRow
}

export interface RowError extends SpreadsheetRow, CellProblem {}

/** Some rows of a sheet, read: each is a student or has errors. */
export interface Chunk {
  /** The number of its last row. */
  upTo: number
  students: SheetStudent[]
  errors: RowError[]
}

/** Reads a sheet's rows below its header in chunks. If a student is in it twice, the first row counts. */
export async function* readChunks(
  organisationId: string,
  sheet: Uint8Array,
  layout: Layout,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const seen: Seen = { emails: new Map(), rollNumbers: new Map() }
  let rows: SpreadsheetRow[] = []
  let isHeader = true
  for await (const row of readSpreadsheet(sheet, { ...importLimits, signal })) {
    if (!isHeader) rows.push(row)
    isHeader = false
    if (rows.length < chunkRows) continue
    yield readChunk(organisationId, rows, layout, seen)
    rows = []
  }
  if (rows.length > 0) yield readChunk(organisationId, rows, layout, seen)
}

/** E-mails and roll numbers of the rows read so far, with the first row that had them. */
interface Seen {
  emails: Map<string, number>
  rollNumbers: Map<string, number>
}

function readChunk(organisationId: string, rows: SpreadsheetRow[], layout: Layout, seen: Seen): Chunk {
  const chunk: Chunk = { upTo: rows.at(-1)!.row, students: [], errors: [] }
  for (const row of rows) {
    const read = readRow(row.cells, layout)
    const problems = read.ok ? repetitions(read.student, layout, seen) : read.problems
    if (read.ok && problems.length === 0) {
      seen.emails.set(read.student.email, row.row)
      seen.rollNumbers.set(read.student.rollNumber, row.row)
      chunk.students.push({ ...row, id: newTenantId('stud', organisationId), student: read.student })
    }
    chunk.errors.push(...problems.map((problem) => ({ ...row, ...problem })))
  }
  return chunk
}

function repetitions({ email, rollNumber }: StudentRow, { heading }: Layout, seen: Seen): CellProblem[] {
  const sameEmail = seen.emails.get(email)
  if (sameEmail !== undefined) {
    const why = sentence('invalid.email_repeated', { row: sameEmail })
    return [{ kind: 'repeated', column: heading('email'), why }]
  }
  const sameRoll = seen.rollNumbers.get(rollNumber)
  if (sameRoll !== undefined) {
    const why = sentence('invalid.roll_number_repeated', { row: sameRoll })
    return [{ kind: 'repeated', column: heading('rollNumber'), why }]
  }
  return []
}
