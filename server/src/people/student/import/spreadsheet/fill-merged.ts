import type { SpreadsheetRow } from './spreadsheet-row.ts'
import type { Merge } from './workbook-reader.ts'

/**
 * A sheet's rows, with the value of each range that is merged downwards repeated in every row of it, as people read it: a
 * course written once beside its twenty students.
 */
export async function* fillMerged(
  rows: Iterable<SpreadsheetRow> | AsyncIterable<SpreadsheetRow>,
  merges: readonly Merge[],
): AsyncGenerator<SpreadsheetRow> {
  const fill = mergeFiller(merges)
  for await (const row of rows) yield fill(row)
}

/** Fills the rows of one sheet, called for each of them from the top. */
export function mergeFiller(merges: readonly Merge[]): (row: SpreadsheetRow) => SpreadsheetRow {
  const waiting = merges.filter(({ top, bottom }) => bottom > top).sort((a, b) => a.top - b.top)
  // One for each column, whatever else a hostile sheet merges there.
  const open = new Map<number, { bottom: number; text: string }>()
  let next = 0
  return ({ row, cells, ...rest }) => {
    for (const [column, { bottom, text }] of open) {
      if (bottom < row) open.delete(column)
      else cells[column] ||= text
    }
    for (; next < waiting.length && waiting[next]!.top <= row; next++) {
      const { top, bottom, left } = waiting[next]!
      const text = cells[left]
      if (top === row && text && !open.has(left)) open.set(left, { bottom, text })
    }
    // A filled cell beyond the row's last one leaves holes before it.
    return { ...rest, row, cells: open.size > 0 ? Array.from(cells, (cell) => cell ?? '') : cells }
  }
}
