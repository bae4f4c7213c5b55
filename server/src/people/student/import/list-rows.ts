import type { Layout } from './layout.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import type { SpreadsheetRow } from './spreadsheet/spreadsheet-row.ts'

const limits = { maxRows: 200_000, timeoutMs: 240_000 }

/** The non-empty rows of a list, below its headings. */
export async function* listRows(
  sheet: Uint8Array,
  { place }: Pick<Layout, 'place'>,
  signal: AbortSignal,
): AsyncGenerator<SpreadsheetRow> {
  const choice = { sheet: place.sheet, fillMerged: place.merged }
  for await (const row of readSpreadsheet(sheet, { ...limits, ...choice, signal })) {
    if (row.row > place.headingRow) yield row
  }
}
