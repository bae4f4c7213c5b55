import * as XLSX from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel'
import { unreadable } from './spreadsheet-error.ts'
import { type CellValue, type SpreadsheetRow, toRow } from './spreadsheet-row.ts'

/**
 * The rows of the first sheet of a workbook of Excel 97-2003 and older. The whole workbook is held in memory, so call
 * it in a worker with a memory limit.
 */
export function* xlsRows(bytes: Uint8Array): Generator<SpreadsheetRow> {
  XLSX.set_cptable(codePages)
  const workbook = openWorkbook(bytes)
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? '']
  const date1904 = workbook.Workbook?.WBProps?.date1904 ?? false
  const rows: (XLSX.CellObject | undefined)[][] = sheet?.['!data'] ?? []
  for (const [index, row] of rows.entries()) {
    const filled =
      row &&
      toRow(
        index + 1,
        Array.from(row, (cell) => cellValue(cell, date1904)),
      )
    if (filled) yield filled
  }
}

function openWorkbook(bytes: Uint8Array): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (/password/i.test(message)) throw unreadable('invalid.sheet_locked')
    if (/workbook stream/i.test(message)) throw unreadable('unsupported_type.sheet')
    throw unreadable('invalid.sheet_damaged')
  }
}

/** A date is a number whose format shows one. It is split without a time zone, which could move the day. */
function cellValue(cell: XLSX.CellObject | undefined, date1904: boolean): CellValue {
  if (
    cell?.t === 'n' &&
    typeof cell.v === 'number' &&
    cell.z !== undefined &&
    XLSX.SSF.is_date(String(cell.z))
  ) {
    const { y, m, d } = XLSX.SSF.parse_date_code(cell.v, { date1904 })
    return new Date(Date.UTC(y, m - 1, d))
  }
  return cell?.t === 'e' ? cell.w : cell?.v
}
