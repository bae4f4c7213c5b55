import { writeXlsx } from 'hucre/xlsx'

/** An .xlsx file of one sheet. Every cell is text, so that no program drops a leading zero or runs a formula in a name. */
export function textSheet(name: string, header: string[], rows: string[][]): Promise<Uint8Array> {
  const columns = header.map((title) => ({ header: title, numFmt: '@', autoWidth: true }))
  return writeXlsx({ sheets: [{ name, columns, rows: [header, ...rows], freezePane: { rows: 1 } }] })
}
