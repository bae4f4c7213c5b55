import { unreadable } from './spreadsheet-error.ts'

/** A row with at least one non-empty cell. */
export interface SpreadsheetRow {
  /** The number in the spreadsheet program: the first row, the header, is 1. */
  row: number
  cells: string[]
  /** Set for rows that the spreadsheet program hides, by a filter or otherwise. */
  hidden?: true
}

/** The possible values of a cell in a spreadsheet program. */
export type CellValue = string | number | boolean | Date | null | undefined

/** As in spreadsheet programs. Empty rows count, since reading millions of them takes minutes. */
const LAST_ROW = 1_048_576
const MOST_COLUMNS = 200
const LONGEST_ROW = 100_000

/**
 * A row of texts without the empty cells at its end; undefined if all are empty. Throws a `SpreadsheetError` for rows that no
 * list of people has, before they cost memory.
 */
export function toRow(row: number, values: Iterable<CellValue>): SpreadsheetRow | undefined {
  if (row > LAST_ROW) throw unreadable('too_large.sheet')
  const cells = Array.from(values, cellText)
  while (cells.at(-1) === '') cells.pop()
  if (cells.length === 0) return undefined
  const length = cells.reduce((sum, cell) => sum + cell.length, 0)
  if (cells.length > MOST_COLUMNS || length > LONGEST_ROW) {
    throw unreadable('too_large.sheet_row', { row })
  }
  return { row, cells }
}

/** Code points that are not characters. XML refuses them, and with them a whole .xlsx file. */
const notCharacters = /\p{Noncharacter_Code_Point}/gu

/**
 * A cell as text. Texts keep their leading zeros, dates become YYYY-MM-DD, and numbers are written in full, up to the 15 digits
 * that spreadsheet programs keep. A longer one has lost its end, so it stays in scientific notation.
 */
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return numberText(value)
  // Removes U+0000, half surrogates and the like, which nobody types and no database or spreadsheet stores.
  return String(value).replaceAll('\u0000', '').replace(notCharacters, '').toWellFormed().trim()
}

const EXACT = 1e15

function numberText(value: number): string {
  if (Math.abs(value) >= EXACT)
    return value
      .toExponential(14)
      .replace(/\.?0+e/, 'e')
      .replace('e', 'E')
  return Number.isSafeInteger(value) ? String(value) : String(Number(value.toPrecision(15)))
}
