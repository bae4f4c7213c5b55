import { SpreadsheetError } from './spreadsheet-error.ts'
import type { SpreadsheetRow } from './spreadsheet-row.ts'
import type { SheetFrame, WorkbookReader } from './workbook-reader.ts'

/** The top of one sheet: enough to see whether it has a list, and where. */
export interface SheetTop extends SheetFrame {
  name: string
  hidden: boolean
  date1904: boolean
  rows: SpreadsheetRow[]
}

/** Rows of one sheet: more than any letterhead, and enough of the list to judge its columns. */
const MOST_ROWS = 100
const MOST_SHEETS = 40
const LONGEST_CELL = 300
/** The most letters of all sheets together, since a survey is stored with its import. */
const MOST_LETTERS = 1 << 20
const MOST_MERGES = 5_000

/** The tops of a workbook's sheets. A sheet that cannot be read counts as empty, unless it is the only one. */
export async function surveyWorkbook(workbook: WorkbookReader): Promise<SheetTop[]> {
  const tops: SheetTop[] = []
  let letters = 0
  let fault: SpreadsheetError | undefined
  for (const [sheet, { name, hidden }] of workbook.sheets.slice(0, MOST_SHEETS).entries()) {
    const rows: SpreadsheetRow[] = []
    let frame: SheetFrame = { merges: [], hiddenColumns: [] }
    try {
      for await (const { cells, ...rest } of workbook.rows(sheet, MOST_ROWS)) {
        const short = cells.map((cell) => cell.slice(0, LONGEST_CELL).toWellFormed())
        letters += short.reduce((sum, cell) => sum + cell.length, 0)
        if (letters > MOST_LETTERS || rows.push({ ...rest, cells: short }) === MOST_ROWS) break
      }
      if (rows.length > 1) frame = await workbook.frame(sheet)
    } catch (error) {
      if (!(error instanceof SpreadsheetError)) throw error
      fault ??= error
    }
    const merges = frame.merges.slice(0, MOST_MERGES)
    tops.push({ name, hidden, date1904: workbook.date1904, rows, ...frame, merges })
  }
  if (fault && tops.every(({ rows }) => rows.length === 0)) throw fault
  return tops
}
