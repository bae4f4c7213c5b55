import type { SpreadsheetRow } from './spreadsheet-row.ts'

/** A merged range of cells: rows as the spreadsheet program numbers them, columns counted from 0. */
export interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

/** What lies around the cells of a sheet. */
export interface SheetFrame {
  merges: Merge[]
  hiddenColumns: number[]
}

/** An open spreadsheet of any kind; sheets are counted from 0, as their tabs stand. */
export interface WorkbookReader {
  /** Days are counted from 1904, as old Excel for Mac did. */
  date1904: boolean
  sheets: readonly { name: string; hidden: boolean }[]
  frame(sheet: number): SheetFrame | Promise<SheetFrame>
  /** The filled rows of a sheet; at least the first `most`. */
  rows(sheet: number, most?: number): Iterable<SpreadsheetRow> | AsyncIterable<SpreadsheetRow>
}

/** The sheet that a person sees first. */
export const firstVisible = ({ sheets }: WorkbookReader): number =>
  Math.max(
    0,
    sheets.findIndex(({ hidden }) => !hidden),
  )
