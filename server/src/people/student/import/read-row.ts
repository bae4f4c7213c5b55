import {
  type ImportProblemKind,
  type StudentField,
  type StudentRow,
  studentFields,
  studentRow,
} from '@credenza/schema'
import type { ErrorSentence } from '../../../platform/http/api-error.ts'
import { flawOf } from '../../../platform/http/wrong-fields.ts'
import { allCells, headingOf, type Layout } from './layout.ts'
import { readValue } from './values/read-values.ts'

/** The problem with one cell. `column` is the sheet's own heading. */
export interface CellProblem {
  kind: ImportProblemKind
  column: string
  why: ErrorSentence
}

export interface FieldProblem extends CellProblem {
  field: StudentField
}

export type RowReading =
  | { ok: true; student: StudentRow }
  | {
      ok: false
      problems: FieldProblem[]
      values: Partial<Record<StudentField, string>>
    }

/** Reads one row of a sheet. Each wrong column gets a reason. */
export function readRow(rowCells: readonly string[], layout: Layout): RowReading {
  const cells = allCells(rowCells, layout)
  const values: Partial<Record<StudentField, string>> = {}
  let problems: Map<StudentField, FieldProblem> | undefined
  for (const field of studentFields) {
    const column = layout.columns[field]
    if (column === undefined) continue
    const cell = cells[column] ?? ''
    const value = readValue(field, cell, layout)
    if (typeof value === 'string') {
      values[field] = value
      continue
    }
    values[field] = cell
    problems ??= new Map()
    problems.set(field, { field, kind: 'invalid', column: headingOf(layout, field), why: value.why })
  }
  const parsed = studentRow.safeParse(values)
  if (parsed.success && !problems) return { ok: true, student: parsed.data }

  problems ??= new Map()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] as StudentField
    const kind = values[field]?.trim() ? 'invalid' : 'missing'
    if (!problems.has(field)) {
      problems.set(field, { field, kind, column: headingOf(layout, field), why: flawOf(message) })
    }
  }
  return { ok: false, problems: [...problems.values()], values }
}
