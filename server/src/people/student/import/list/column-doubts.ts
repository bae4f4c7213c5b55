import type { ImportColumns, ImportDoubt, StudentField } from '@credenza/schema'
import { fitOf } from './field-fit.ts'
import { type ColumnMatch, requiredFields } from './match-columns.ts'

/** From this share of suitable cells, a column may well hold its field. */
const GOOD_FIT = 0.5

/** The columns that may be wrong, from their headings and the cells of the students below. */
export function columnDoubts(
  { columns, guessed, rivals }: Pick<ColumnMatch, 'columns' | 'guessed' | 'rivals'>,
  students: readonly (readonly string[])[],
): ImportDoubt[] {
  if (students.length === 0) return []
  const suits = (field: StudentField, column: number): boolean =>
    fitOf(
      field,
      students.map((cells) => cells[column] ?? ''),
    ) >= GOOD_FIT
  return Object.entries(columns).flatMap(([name, column]): ImportDoubt[] => {
    const field = name as StudentField
    const isRequired = requiredFields.includes(field)
    const others = isRequired ? (rivals[field] ?? []).filter((other) => suits(field, other)) : []
    const doubt = { field, column, rivals: others }
    if (isRequired && !suits(field, column)) return [{ ...doubt, why: 'cells' }]
    if (guessed.includes(field)) return [{ ...doubt, why: 'heading' }]
    return others.length > 0 ? [{ ...doubt, why: 'rivals' }] : []
  })
}

/** The doubts that are left once a person has chosen these columns: not about a column that the person changed. */
export const remainingDoubts = (doubts: readonly ImportDoubt[], columns: ImportColumns): ImportDoubt[] => {
  const taken = Object.values(columns)
  return doubts
    .filter(({ field, column }) => columns[field] === column)
    .map((doubt) => ({ ...doubt, rivals: doubt.rivals.filter((rival) => !taken.includes(rival)) }))
    .filter(({ why, rivals }) => why !== 'rivals' || rivals.length > 0)
}
