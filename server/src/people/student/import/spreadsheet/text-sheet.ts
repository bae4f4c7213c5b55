import { writeXlsx } from 'hucre/xlsx'

/** UTF-16 units. Excel calls a workbook damaged if a cell has more. */
const LONGEST_CELL = 32_767

/**
 * An .xlsx file of one sheet. Every cell is text, so that no program drops a leading zero or runs a formula in a name. Texts longer
 * than a cell are cut.
 */
export function textSheet(name: string, header: string[], rows: string[][]): Promise<Uint8Array> {
  const columns = header.map((title) => ({ header: title, numFmt: '@', autoWidth: true }))
  const cells = [header, ...rows].map((row) => row.map(cellText))
  return writeXlsx({ sheets: [{ name, columns, rows: cells, freezePane: { rows: 1 } }] })
}

const cellText = (text: string): string =>
  text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL).toWellFormed() : text
