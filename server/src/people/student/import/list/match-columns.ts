import { type StudentField, studentFields, studentRow } from '@credenza/schema/student'
import { fitOf } from './field-fit.ts'
import { type Meaning, meaningOf, type NamePart } from './heading-field.ts'
import { looseFieldOf } from './loose-heading.ts'

/** Which column of a sheet holds which field, counted from 0. */
export interface ColumnMatch {
  columns: Partial<Record<StudentField, number>>
  /** Columns that together make the name, if none has all of it. */
  nameParts: number[]
  /** Required fields without a column. */
  missing: StudentField[]
  /** Fields whose column was found only by a word in its heading. */
  guessed: StudentField[]
  /** Visible columns that mean the same field as the chosen one. */
  rivals: Partial<Record<StudentField, number[]>>
}

export const requiredFields = studentFields.filter((field) => !studentRow.shape[field].safeParse('').success)

interface Column {
  index: number
  meaning: Meaning
  hidden: boolean
  /** How well the cells below the heading suit the field, from 0 to 1. */
  fit: number
}

/**
 * Finds the student's fields by their headings. Of several columns for one field, prefers a visible one, then one whose cells
 * suit, then the one with the more certain name, then the first.
 */
export function matchColumns(
  headings: readonly string[],
  {
    rows = [],
    hiddenColumns = [],
  }: { rows?: readonly (readonly string[])[]; hiddenColumns?: readonly number[] } = {},
): ColumnMatch {
  const known = headings.flatMap((heading, index): Column[] => {
    const meaning = meaningOf(heading)
    if (!meaning) return []
    const cells = rows.map((row) => row[index] ?? '')
    const fit = fitOf('field' in meaning ? meaning.field : 'name', cells)
    return [{ index, meaning, hidden: hiddenColumns.includes(index), fit }]
  })
  const best = (candidates: Column[]): number | undefined => candidates.toSorted(byQuality)[0]?.index
  const columns: ColumnMatch['columns'] = {}
  const rivals: ColumnMatch['rivals'] = {}
  for (const field of studentFields) {
    const candidates = known.filter(({ meaning }) => 'field' in meaning && meaning.field === field)
    const column = best(candidates)
    if (column === undefined) continue
    columns[field] = column
    const others = candidates.filter(({ index, hidden }) => index !== column && !hidden)
    if (others.length > 0) rivals[field] = others.map(({ index }) => index)
  }
  const taken = new Set(known.map(({ index }) => index))
  // Skipped for most rows, which are not headings at all.
  const guesses =
    rows.length === 0 || known.length < FEWEST_KNOWN
      ? []
      : looseColumns(headings, rows).filter(({ index }) => !taken.has(index))
  const part = (wanted: NamePart) =>
    known.filter(({ meaning }) => 'part' in meaning && meaning.part === wanted)
  const [first, last] = [best(part('first')), best(part('last'))]
  const middle = part('middle').map(({ index }) => index)
  const nameParts =
    columns.name === undefined && first !== undefined && last !== undefined ? [first, ...middle, last] : []
  const isOpen = (field: StudentField) =>
    columns[field] === undefined && !(field === 'name' && nameParts.length > 0)
  const used = guesses.filter(({ field }) => isOpen(field))
  for (const { field, index } of used) {
    if (columns[field] === undefined) columns[field] = index
    else rivals[field] = [...(rivals[field] ?? []), index]
  }
  const guessed = [...new Set(used.map(({ field }) => field))]
  return { columns, nameParts, missing: requiredFields.filter(isOpen), guessed, rivals }
}

/** Columns with unknown headings that contain a word revealing a field, and with cells that suit it. */
const looseColumns = (headings: readonly string[], rows: readonly (readonly string[])[]) =>
  headings.flatMap((heading, index) => {
    const field = looseFieldOf(heading)
    return field &&
      fitOf(
        field,
        rows.map((row) => row[index] ?? ''),
      ) >= GUESSED_FIT
      ? [{ field, index }]
      : []
  })

const GUESSED_FIT = 0.6
const FEWEST_KNOWN = 2

const POOR_FIT = 0.3

const byQuality = (a: Column, b: Column): number =>
  Number(a.hidden) - Number(b.hidden) ||
  Number(a.fit < POOR_FIT) - Number(b.fit < POOR_FIT) ||
  a.meaning.rank - b.meaning.rank ||
  a.index - b.index
