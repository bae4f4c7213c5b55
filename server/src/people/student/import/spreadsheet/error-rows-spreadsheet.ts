import { textSheet } from './text-sheet.ts'

/** A row that was not imported, or imported with a warning, in the person's own words. */
export interface ErrorRow {
  /** Its number in the file it came from, header = 1. */
  row: number
  cells: readonly string[]
  reason: string
}

/**
 * An .xlsx file of the rows to correct, under their own headings, with the additional columns Row and Reason. Once corrected,
 * it can be imported as it is.
 */
export function errorRowsSpreadsheet(
  header: readonly string[],
  rows: readonly ErrorRow[],
): Promise<Uint8Array> {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.length)
  const filled = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => cells[column] ?? '')
  return textSheet(
    'To correct',
    [...filled(header), 'Row', 'Reason'],
    rows.map(({ row, cells, reason }) => [...filled(cells), String(row), reason]),
  )
}
