import { textSheet } from './text-sheet.ts'

/** A row that was not imported, or was imported with a warning, as the person wrote it. */
export interface ErrorRow {
  /** Its number in the file it came from, header = 1. */
  row: number
  cells: readonly string[]
  reason: string
}

/**
 * An .xlsx file of the rows to correct, under their own header, with the columns Row and Reason added. It can be
 * corrected and imported without other changes.
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
