import type { RowAsRead } from '@credenza/schema'
import { inEnglish } from '@credenza/schema/sentences/english'
import { allCells, type Layout } from './layout.ts'
import { asideKind, isBelowHeadings } from './list/row-kind.ts'
import { readRow } from './read-row.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'

/** The first rows of a list as the import will read them; passwords are left out. */
export function rowsAsRead(rows: readonly SpreadsheetRow[], layout: Layout): RowAsRead[] {
  return rows.map(({ row, cells, hidden }, index) => {
    const isBelow = index === 0 && layout.place.headingRow > 0 && isBelowHeadings(cells)
    const kind = isBelow ? 'heading' : asideKind(allCells(cells, layout), layout.columns)
    const aside = hidden ? 'hidden' : kind
    if (aside) return { row, aside, values: {}, problems: [] }
    const read = readRow(cells, layout)
    const { password: _, ...values } = read.ok ? read.student : read.values
    const problems = read.ok
      ? []
      : read.problems.map(({ field, why }) => ({ field, reason: inEnglish(why), ...why }))
    return { row, aside: null, values, problems }
  })
}
