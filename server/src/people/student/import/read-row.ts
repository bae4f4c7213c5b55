import {
  type ImportProblemKind,
  type StudentField,
  type StudentRow,
  studentFields,
  studentRow,
} from '@credenza/schema'
import type { ErrorSentence } from '../../../platform/http/api-error.ts'
import { flawOf } from '../../../platform/http/wrong-fields.ts'
import type { Layout } from './layout.ts'
import { isoDate } from './sheet-date.ts'

/** What is wrong with one cell; `column` is the sheet's own heading. */
export interface CellProblem {
  kind: ImportProblemKind
  column: string
  why: ErrorSentence
}

export type RowReading = { ok: true; student: StudentRow } | { ok: false; problems: CellProblem[] }

/** Reads one row of a sheet; each wrong column gets a reason. */
export function readRow(cells: readonly string[], { columns, heading }: Layout): RowReading {
  const values: Partial<Record<StudentField, string>> = {}
  for (const field of studentFields) {
    const column = columns[field]
    if (column !== undefined) values[field] = cells[column] ?? ''
  }
  if (values.dateOfBirth) values.dateOfBirth = isoDate(values.dateOfBirth)
  const parsed = studentRow.safeParse(values)
  if (parsed.success) return { ok: true, student: parsed.data }

  const problems = new Map<StudentField, CellProblem>()
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as StudentField
    const kind = values[field]?.trim() ? 'invalid' : 'missing'
    if (!problems.has(field)) problems.set(field, { kind, column: heading(field), why: flawOf(message) })
  }
  return { ok: false, problems: [...problems.values()] }
}
