import type { SpreadsheetRow } from './spreadsheet-row.ts'

/** A merged range of cells. Rows are numbered as in the spreadsheet program, columns from 0. */
export interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

/** Merged ranges and hidden columns of a sheet. */
export interface SheetFrame {
  merges: Merge[]
  hiddenColumns: number[]
}

/** An open spreadsheet of any kind. Sheets are counted from 0, in the order of their tabs. */
export interface WorkbookReader {
  /** Whether days are counted from 1904, as in old Excel for Mac. */
  date1904: boolean
  sheets: readonly { name: string; hidden: boolean }[]
  frame(sheet: number): SheetFrame | Promise<SheetFrame>
  /** The non-empty rows of a sheet; at least the first `most`. */
  rows(sheet: number, most?: number): Iterable<SpreadsheetRow> | AsyncIterable<SpreadsheetRow>
}

/** The sheet that a person sees first. */
export const firstVisible = ({ sheets }: WorkbookReader): number =>
  Math.max(
    0,
    sheets.findIndex(({ hidden }) => !hidden),
  )
