import { csvRecords } from './csv-records.ts'
import { type SpreadsheetRow, toRow } from './spreadsheet-row.ts'
import { guessEncoding } from './text-encoding.ts'
import { guessSeparator } from './text-separator.ts'
import type { WorkbookReader } from './workbook-reader.ts'

const CHUNK_BYTES = 1 << 16

/** Opens a text file (RFC 4180 and variants) as a workbook of one sheet; encoding and separator are detected. */
export const openCsv = (bytes: Uint8Array): WorkbookReader => ({
  date1904: false,
  sheets: [{ name: '', hidden: false }],
  frame: () => ({ merges: [], hiddenColumns: [] }),
  rows: () => csvRows(bytes),
})

async function* csvRows(bytes: Uint8Array): AsyncGenerator<SpreadsheetRow> {
  const { text, separator } = openText(bytes)
  let row = 0
  for await (const record of csvRecords(text, separator)) {
    row++
    const filled = toRow(row, record.map(unwrapFormula))
    if (filled) yield filled
  }
}

function openText(bytes: Uint8Array): { text: Iterable<string>; separator: string } {
  const encoding = guessEncoding(bytes)
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, CHUNK_BYTES))
  // Excel's own note about the separator, a first line that is not a row.
  const note = /^sep=(.)\r?\n/i.exec(start)
  return {
    text: decoded(bytes, encoding, note?.[0].length ?? 0),
    separator: note?.[1] ?? guessSeparator(start),
  }
}

/** The text in pieces, without a byte-order mark, its first characters, and the DOS end mark. */
function* decoded(bytes: Uint8Array, encoding: string, skip: number): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    const text = decoder.decode(chunk, { stream: at + CHUNK_BYTES < bytes.length })
    yield text.slice(at === 0 ? skip : 0).replaceAll('\u001a', '')
  }
}

/** People write ="00971" to make Excel keep a text in a CSV file. */
function unwrapFormula(cell: string): string {
  return /^="(.*)"$/s.exec(cell)?.[1] ?? cell
}
