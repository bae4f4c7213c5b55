import type { ImportColumns } from '@credenza/schema'
import type { ListPlace } from './layout.ts'
import { type FoundList, findInSheet, findList } from './list/find-list.ts'
import type { SheetTop } from './spreadsheet/survey-workbook.ts'

/** What an import stores about the place of its list. */
export interface PlacedList {
  place: ListPlace
  header: string[]
  columns: ImportColumns
}

/** The best list of a spreadsheet; undefined if no sheet has a non-empty row. */
export function placeBest(tops: readonly SheetTop[]): PlacedList | undefined {
  const found = findList(tops) ?? tops.map((top, sheet) => findInSheet(top, sheet)).find(Boolean)
  return found && placed(found, tops[found.sheet]!)
}

export function placed(found: FoundList, { date1904, merges }: SheetTop): PlacedList {
  const { sheet, headingRow, headingLines, nameParts, certainty, doubts, headings, columns } = found
  const merged = merges.some(({ top, bottom }) => bottom > top && top > headingRow)
  return {
    place: { sheet, headingRow, headingLines, nameParts, date1904, merged, certainty, doubts },
    header: headings,
    columns,
  }
}
