import { allCells, type Layout } from './layout.ts'
import { type AsideKind, asideKind, isBelowHeadings } from './list/row-kind.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'

/** Why a row below the headings is not imported: it is about no student, or hidden in the spreadsheet. */
export type LeftOut = AsideKind | 'hidden'

/** Why this row is left out; undefined for a row that is, or should be, a student. */
export function leftOutAs(
  { cells, hidden }: SpreadsheetRow,
  layout: Layout,
  isFirst: boolean,
): LeftOut | undefined {
  const isBelow = isFirst && layout.place.headingRow > 0 && isBelowHeadings(cells)
  const kind = isBelow ? 'heading' : asideKind(allCells(cells, layout), layout.columns)
  return hidden && kind !== 'blank' ? 'hidden' : kind
}
