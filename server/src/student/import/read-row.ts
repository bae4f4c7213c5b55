import { type StudentField, type StudentRow, studentFields, studentRow } from '@credenza/schema'
import { isoDate } from './sheet-date.ts'

/** Which column of the sheet, from 0, holds which field. */
export type Columns = Partial<Record<StudentField, number>>

/** What a row of a sheet turned out to be. `column` is the sheet's own heading. */
export type RowReading =
  | { ok: true; student: StudentRow }
  | { ok: false; errors: { column: string; reason: string }[] }

/** Reads one row by the columns that `matchColumns` found; every wrong column is named with its reason. */
export function readRow(cells: readonly string[], columns: Columns, header: readonly string[]): RowReading {
  const values: Partial<Record<StudentField, string>> = {}
  for (const field of studentFields) {
    const column = columns[field]
    if (column !== undefined) values[field] = cells[column] ?? ''
  }
  if (values.dateOfBirth) values.dateOfBirth = isoDate(values.dateOfBirth)
  const parsed = studentRow.safeParse(values)
  if (parsed.success) return { ok: true, student: parsed.data }

  const reasons = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]) as StudentField
    const column = columns[field]
    const heading = column === undefined ? field : (header[column] ?? field)
    if (!reasons.has(heading)) reasons.set(heading, message)
  }
  return { ok: false, errors: [...reasons].map(([column, reason]) => ({ column, reason })) }
}
