import { type ImportProblemKind, type StudentField, type StudentRow, studentRow } from '@credenza/schema'
import type { ErrorSentence } from '../../../platform/http/api-error.ts'
import { flawOf } from '../../../platform/http/wrong-fields.ts'
import { allCells, headingOf, type Layout } from './layout.ts'
import { readValues } from './values/read-values.ts'

/** What is wrong with one cell; `column` is the sheet's own heading. */
export interface CellProblem {
  kind: ImportProblemKind
  column: string
  why: ErrorSentence
}

export type RowReading =
  | { ok: true; student: StudentRow }
  | {
      ok: false
      problems: (CellProblem & { field: StudentField })[]
      values: Partial<Record<StudentField, string>>
    }

/** Reads one row of a sheet; each wrong column gets a reason. */
export function readRow(rowCells: readonly string[], layout: Layout): RowReading {
  const cells = allCells(rowCells, layout)
  const problems = new Map<StudentField, CellProblem & { field: StudentField }>()
  const values: Partial<Record<StudentField, string>> = {}
  for (const [name, value] of Object.entries(readValues(cells, layout))) {
    const field = name as StudentField
    values[field] = typeof value === 'string' ? value : (cells[layout.columns[field]!] ?? '')
    if (typeof value === 'string') continue
    problems.set(field, { field, kind: 'invalid', column: headingOf(layout, field), why: value.why })
  }
  const parsed = studentRow.safeParse(values)
  if (parsed.success && problems.size === 0) return { ok: true, student: parsed.data }

  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as StudentField
    const kind = values[field]?.trim() ? 'invalid' : 'missing'
    if (!problems.has(field)) {
      problems.set(field, { field, kind, column: headingOf(layout, field), why: flawOf(message) })
    }
  }
  return { ok: false, problems: [...problems.values()], values }
}
