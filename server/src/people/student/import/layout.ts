import type { ImportColumns, ImportDates, ImportDoubt, StudentField } from '@credenza/schema'
import type { DateOrder } from './values/read-date.ts'

/** Where a list is in its spreadsheet. */
export interface ListPlace {
  sheet: number
  /** The row of the headings, the lowest if there are several; 0 if there are none. */
  headingRow: number
  headingLines: number
  /** Columns that together make the name, which then counts as an additional column after the last. */
  nameParts: number[]
  /** Whether days are counted from 1904. */
  date1904: boolean
  /** Whether cells are merged downwards below the headings. */
  merged: boolean
  certainty: 'certain' | 'likely' | 'unsure'
  /** Missing in places that the previous release has stored. */
  doubts?: ImportDoubt[]
}

/** Facts about a list's dates, without the dates themselves. */
export type DateFacts = Omit<ImportDates, 'example'>

/** How the rows of a list are read: which field is in which column, and how dates are written. */
export interface Layout {
  place: ListPlace
  headings: readonly string[]
  columns: ImportColumns
  /** Undefined until the column's dates, or a person, have settled it. */
  dateOrder: DateOrder | undefined
  /** The last year that two digits can mean. */
  thisYear: number
}

/** The sheet's own heading for a field. */
export const headingOf = ({ headings, columns, place }: Layout, field: StudentField): string =>
  allHeadings(headings, place)[columns[field] ?? -1] || field

/** The cell under this heading; empty if two fields' columns are headed so. */
export function cellUnder(heading: string, rowCells: readonly string[], layout: Layout): string {
  const fields = Object.keys(layout.columns) as StudentField[]
  const [field, another] = fields.filter((each) => headingOf(layout, each) === heading)
  if (field === undefined || another !== undefined || field === 'password') return ''
  return allCells(rowCells, layout)[layout.columns[field]!] ?? ''
}

/** The headings, plus that of the joined name, if there is one. */
export const allHeadings = (headings: readonly string[], { nameParts }: ListPlace): string[] =>
  nameParts.length === 0
    ? [...headings]
    : [...headings, nameParts.map((column) => headings[column] ?? '').join(' + ')]

/** A row's cells, plus the joined name, if there is one. */
export const allCells = (
  cells: readonly string[],
  { headings, place }: Pick<Layout, 'headings' | 'place'>,
) => {
  if (place.nameParts.length === 0) return cells
  const width = headings.length
  const padded = Array.from({ length: width }, (_, column) => cells[column] ?? '')
  return [
    ...padded,
    place.nameParts
      .map((column) => cells[column] ?? '')
      .filter(Boolean)
      .join(' '),
  ]
}

/** How an import's rows are read. */
export const layoutOf = ({
  place,
  header,
  columns,
  dates,
  created_at,
}: {
  place: Layout['place']
  header: string[]
  columns: Layout['columns']
  dates: DateFacts | null
  created_at: Date
}): Layout => ({
  place,
  headings: header,
  columns,
  dateOrder: dates?.order ?? undefined,
  thisYear: created_at.getUTCFullYear(),
})
