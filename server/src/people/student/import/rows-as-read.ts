import type { RowAsRead } from '@credenza/schema'
import { inEnglish } from '@credenza/schema/sentences/english'
import type { Layout } from './layout.ts'
import { leftOutAs } from './left-out.ts'
import { readRow } from './read-row.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'

/** The first rows of a list as the import will read them, without passwords. */
export function rowsAsRead(rows: readonly SpreadsheetRow[], layout: Layout): RowAsRead[] {
  return rows.map((each, index) => {
    const { row, cells } = each
    const aside = leftOutAs(each, layout, index === 0)
    if (aside) return { row, aside, values: {}, problems: [] }
    const read = readRow(cells, layout)
    const { password: _, ...values } = read.ok ? read.student : read.values
    const problems = read.ok
      ? []
      : read.problems.map(({ field, why }) => ({ field, reason: inEnglish(why), ...why }))
    return { row, aside: null, values, problems }
  })
}
