import type { StudentImportDetails } from '@credenza/schema'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { ImportRow } from './import-store.ts'
import { allCells, allHeadings, type Layout, layoutOf } from './layout.ts'
import { remainingDoubts } from './list/column-doubts.ts'
import { findInSheet, rowsBelow } from './list/find-list.ts'
import { rowsAsRead } from './rows-as-read.ts'
import { needsOrder } from './settle-dates.ts'
import { openHeader, openTops } from './sheet-store.ts'
import { mergeFiller } from './spreadsheet/fill-merged.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'
import type { SheetTop } from './spreadsheet/survey-workbook.ts'

type PlaceDetails = Pick<
  StudentImportDetails,
  | 'sheets'
  | 'sheet'
  | 'headingRow'
  | 'headingLines'
  | 'certainty'
  | 'doubts'
  | 'topRows'
  | 'header'
  | 'firstRows'
  | 'rowsAsRead'
  | 'columns'
  | 'dates'
>

const firstRowCount = 10
/** The first rows of a sheet, from which a person chooses the headings. */
const topRowCount = 60
const longestText = 160

/** Where an import's list was found, and how its first rows will be read. */
export function readPlace(keys: Keys, row: ImportRow): PlaceDetails {
  const tops = openTops(keys, row)
  const { sheet, headingRow, headingLines, doubts: foundDoubts = [] } = row.place
  const doubts = remainingDoubts(foundDoubts, row.columns)
  const isChecked = foundDoubts.length > 0 && doubts.length === 0
  const certainty = row.place.certainty === 'likely' && isChecked ? 'certain' : row.place.certainty
  const header = openHeader(keys, row)
  const layout = layoutOf({ ...row, header })
  const top = tops[sheet]
  const first = top ? rowsBelow(asRead(top, row), row.place).slice(0, firstRowCount) : []
  return {
    sheets: tops.map((other, index) => ({
      name: other.name,
      hidden: other.hidden,
      isList: index === sheet ? certainty !== 'unsure' : isList(other, index),
    })),
    sheet,
    headingRow,
    headingLines,
    certainty,
    doubts,
    topRows: (top?.rows ?? []).slice(0, topRowCount).map(({ row, cells }) => ({
      row,
      text: cells.filter(Boolean).join(' · ').slice(0, longestText).toWellFormed(),
    })),
    header: allHeadings(header, row.place),
    firstRows: first.map(({ cells }) => [...allCells(cells, layout)]),
    rowsAsRead: rowsAsRead(first, layout),
    columns: row.columns,
    // Lists read by the previous release have no number of swapped dates.
    dates: row.dates && { ...row.dates, swapped: row.dates.swapped ?? 0, example: exampleOf(first, layout) },
  }
}

/** The rows as the import reads them, with the values of merged cells in each of their rows. */
function asRead(top: SheetTop, { place }: ImportRow): SheetTop {
  if (!place.merged) return top
  const fill = mergeFiller(top.merges)
  return { ...top, rows: top.rows.map((row) => fill({ ...row, cells: [...row.cells] })) }
}

/** A date as written, whose day and month could be swapped. */
const exampleOf = (rows: readonly SpreadsheetRow[], layout: Layout): string =>
  rows.find(({ cells }) => needsOrder(cells, layout))?.cells[layout.columns.dateOfBirth!] ?? ''

const isList = (top: Parameters<typeof findInSheet>[0], sheet: number): boolean => {
  const found = findInSheet(top, sheet)
  return found !== undefined && found.certainty !== 'unsure' && rowsBelow(top, found).length > 0
}
