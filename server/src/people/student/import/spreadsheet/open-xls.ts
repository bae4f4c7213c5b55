import * as XLSX from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel'
import { digitPattern, shownNumber } from './digit-pattern.ts'
import { unreadable } from './spreadsheet-error.ts'
import { type CellValue, type SpreadsheetRow, toRow } from './spreadsheet-row.ts'
import type { WorkbookReader } from './workbook-reader.ts'

/**
 * Opens a workbook of Excel 97-2003 or older. A sheet is held in memory as a whole, so call it in a worker with a memory limit.
 */
export function openXls(bytes: Uint8Array): WorkbookReader {
  XLSX.set_cptable(codePages)
  // One row is enough for the sheets' names, merged ranges and hidden columns.
  const outline = parse(bytes, { sheetRows: 1 })
  const date1904 = outline.Workbook?.WBProps?.date1904 ?? false
  return {
    date1904,
    sheets: outline.SheetNames.map((name, sheet) => ({
      name,
      hidden: (outline.Workbook?.Sheets?.[sheet]?.Hidden ?? 0) !== 0,
    })),
    frame(sheet) {
      const { '!merges': merges = [], '!cols': columns = [] } =
        outline.Sheets[outline.SheetNames[sheet] ?? ''] ?? {}
      return {
        merges: merges.map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c })),
        hiddenColumns: columns.flatMap((column, index) => (column?.hidden ? [index] : [])),
      }
    },
    rows: (sheet, most) => sheetRows(bytes, { sheet, date1904, ...(most !== undefined && { most }) }),
  }
}

function* sheetRows(
  bytes: Uint8Array,
  { sheet, most, date1904 }: { sheet: number; most?: number; date1904: boolean },
): Generator<SpreadsheetRow> {
  // Twice as many, since empty rows count here.
  const workbook = parse(bytes, { sheets: sheet, ...(most !== undefined && { sheetRows: most * 2 }) })
  const cells = workbook.Sheets[workbook.SheetNames[sheet] ?? '']
  const rows: (XLSX.CellObject | undefined)[][] = cells?.['!data'] ?? []
  for (const [index, row] of rows.entries()) {
    const filled =
      row &&
      toRow(
        index + 1,
        Array.from(row, (cell) => cellValue(cell, date1904)),
      )
    if (filled) yield cells?.['!rows']?.[index]?.hidden ? { ...filled, hidden: true } : filled
  }
}

function parse(bytes: Uint8Array, options: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      cellStyles: true,
      ...options,
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
  if (cell?.t === 'n' && typeof cell.v === 'number' && cell.z !== undefined) {
    const format = String(cell.z)
    if (XLSX.SSF.is_date(format)) {
      const { y, m, d } = XLSX.SSF.parse_date_code(cell.v, { date1904 })
      return new Date(Date.UTC(y, m - 1, d))
    }
    return shownNumber(cell.v, digitPattern(format))
  }
  return cell?.t === 'e' ? cell.w : cell?.v
}
