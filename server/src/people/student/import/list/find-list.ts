import type { ImportColumns, ImportDoubt } from '@credenza/schema'
import { latinDigits } from '@credenza/schema/latin-digits'
import type { SpreadsheetRow } from '../spreadsheet/spreadsheet-row.ts'
import type { SheetTop } from '../spreadsheet/survey-workbook.ts'
import { columnDoubts } from './column-doubts.ts'
import { composeHeadings } from './compose-headings.ts'
import { fitOf } from './field-fit.ts'
import { matchColumns, requiredFields } from './match-columns.ts'
import { asideKind } from './row-kind.ts'

/** Where a list is in a spreadsheet, and how it is laid out. */
export interface FoundList {
  sheet: number
  /** The row of the headings, the lowest if there are several; 0 if there are none. */
  headingRow: number
  /** Number of rows that the headings take. */
  headingLines: number
  headings: string[]
  columns: ImportColumns
  /** Columns that together make the name, which is then read from an additional column after the last. */
  nameParts: number[]
  /** How sure it is that the cells are what their headings say. */
  certainty: Certainty
  doubts: ImportDoubt[]
  score: number
}

/**
 * `certain`: every needed column was found and its cells suit. `likely`: a column or the list itself is in doubt. `unsure`: some
 * were not found.
 */
export type Certainty = 'certain' | 'likely' | 'unsure'

/** How many of a sheet's first rows may be the headings. */
const MOST_TRIED = 60
const MOST_LINES = 3
/** How many rows below the headings a column is judged by. */
const JUDGED_ROWS = 25

/** The best list of a spreadsheet: the sheet and row whose headings and cells look most like students. */
export function findList(tops: readonly SheetTop[]): FoundList | undefined {
  const lists = tops.map((top, sheet) => findInSheet(top, sheet)).filter((list) => list !== undefined)
  return lists.reduce<FoundList | undefined>(
    (best, next) => (best && best.score >= next.score ? best : next),
    undefined,
  )
}

/** The best list of one sheet. */
export function findInSheet(top: SheetTop, sheet: number): FoundList | undefined {
  const tried = top.rows.slice(0, MOST_TRIED)
  const lists = tried.flatMap((_, index) => listsAt(top, sheet, index))
  return lists.reduce<FoundList | undefined>(
    (best, next) => (best && best.score >= next.score ? best : next),
    undefined,
  )
}

/** The list whose headings end in this row, which a person chose. For row 0, the one without headings. */
export function listAtRow(top: SheetTop, sheet: number, row: number): FoundList | undefined {
  if (row === 0) return listWithoutHeadings(top, sheet)
  const index = top.rows.findIndex((candidate) => candidate.row === row)
  if (index === -1) return undefined
  return listsAt(top, sheet, index).reduce((best, next) => (best.score >= next.score ? best : next))
}

/** The possible lists whose lowest heading is in this row. A heading row above must add a column, and cannot be a student. */
function listsAt(top: SheetTop, sheet: number, index: number): FoundList[] {
  const below = top.rows.slice(index + 1)
  const lists = [judge(top, sheet, top.rows.slice(index, index + 1), below)]
  for (let more = 1; more < MOST_LINES && more <= index; more++) {
    const lines = top.rows.slice(index - more, index + 1)
    if (lines.some(({ cells }) => cells.some(isValue))) break
    const list = judge(top, sheet, lines, below)
    const alone = lines.map((line) => found(matchColumns(composeHeadings([line], top.merges))))
    if (found(list) > Math.max(...alone, found(lists.at(-1)!))) lists.push(list)
  }
  return lists
}

const found = ({ columns, nameParts }: Pick<FoundList, 'columns' | 'nameParts'>): number =>
  Object.keys(columns).length + nameParts.length

/** An address, a long number or a date: something that is in a list, not above it. */
const isValue = (cell: string): boolean => /@[^\s@]+\.|\d{5}|\d[/.-]\d+[/.-]\d|\d年\d/.test(latinDigits(cell))

function judge(
  top: SheetTop,
  sheet: number,
  lines: readonly SpreadsheetRow[],
  below: readonly SpreadsheetRow[],
): FoundList {
  const headings = composeHeadings(lines, top.merges)
  const rows = below.slice(0, JUDGED_ROWS).map(({ cells }) => cells)
  const match = matchColumns(headings, { rows, hiddenColumns: top.hiddenColumns })
  const { columns, nameParts, missing } = match
  const students = rows.filter((cells) => asideKind(cells, columns) === undefined)
  const fits = Object.entries(columns).map(([field, column]) => {
    const fit = fitOf(
      field as keyof ImportColumns,
      students.map((cells) => cells[column] ?? ''),
    )
    const weight = requiredFields.includes(field as keyof ImportColumns) ? REQUIRED : OPTIONAL
    return { field, fit: students.length === 0 ? 0 : fit, weight }
  })
  // Two columns for one name say more than a single heading over both.
  if (nameParts.length > 0) fits.push({ field: 'name', fit: 1, weight: REQUIRED + OPTIONAL })
  const matched = fits.reduce(
    (sum, { fit, weight }) => sum + weight * (HEADING_ALONE + (1 - HEADING_ALONE) * fit),
    0,
  )
  const score =
    (matched + Math.log2(students.length + 1) * PER_ROW) * (top.hidden ? HIDDEN : 1) -
    (lines.length - 1) * PER_LINE
  const doubts = columnDoubts(match, students)
  const isCertain = doubts.length === 0 && students.length > 0 && !top.hidden
  return {
    sheet,
    headingRow: lines.at(-1)!.row,
    headingLines: lines.length,
    headings,
    columns: nameParts.length > 0 ? { ...columns, name: headings.length } : columns,
    nameParts,
    certainty: missing.length > 0 ? 'unsure' : isCertain ? 'certain' : 'likely',
    doubts,
    score: fits.length === 0 ? plainScore(lines, below) : score,
  }
}

const REQUIRED = 3
const OPTIONAL = 1
/** The weight of a heading without suitable cells. */
const HEADING_ALONE = 0.3
const PER_ROW = 0.2
const PER_LINE = 0.1
const HIDDEN = 0.4

/**
 * If no heading is known, the widest row with rows of the same width below it is the likeliest. Below 1, since it is a last
 * resort.
 */
function plainScore(lines: readonly SpreadsheetRow[], below: readonly SpreadsheetRow[]): number {
  const last = lines.at(-1)!
  const width = last.cells.filter(Boolean).length
  const alike = below
    .slice(0, JUDGED_ROWS)
    .filter(({ cells }) => cells.filter(Boolean).length * 2 > width).length
  return width < 2 ? 0 : Math.min(0.9, (width * (alike + 1)) / 10_000) - lines.length / 1_000_000
}

/** A list without headings, which begins with its first student. */
function listWithoutHeadings(top: SheetTop, sheet: number): FoundList | undefined {
  if (top.rows.length === 0) return undefined
  const width = Math.max(...top.rows.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, () => '')
  const place = { sheet, headingRow: 0, headingLines: 0, headings, columns: {}, nameParts: [] }
  return { ...place, certainty: 'unsure', doubts: [], score: 0 }
}

/** Rows below the headings, as a person sees them first. */
export const rowsBelow = (top: SheetTop, { headingRow }: { headingRow: number }): SpreadsheetRow[] =>
  top.rows.filter(({ row }) => row > headingRow)
