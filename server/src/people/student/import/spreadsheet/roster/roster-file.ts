import { csvRecords } from '../csv-records.ts'
import { unreadable } from '../spreadsheet-error.ts'
import { partText, type ZipArchive } from '../xlsx/zip-archive.ts'

const LARGEST_FILE = 256 * 2 ** 20
/** A genuine record has more than 54 bytes, so that fewer fit into the largest file. */
const MOST_RECORDS = 5_000_000

/** One record of a file: its number (the header is 1), and its values by column, '' for a missing column. */
export interface RosterRecord {
  row: number
  value(column: string): string
}

/**
 * The records of a file in a OneRoster archive, except those marked for deletion; none if the archive lacks the file. Throws a
 * `SpreadsheetError`, also if one of the `needed` columns is missing, or for more than `MOST_RECORDS`.
 */
export async function* rosterRecords(
  archive: ZipArchive,
  file: string,
  needed: readonly string[],
): AsyncGenerator<RosterRecord> {
  const part = file.toLowerCase()
  if (!archive.entries.has(part)) return
  let header: Map<string, number> | undefined
  let row = 0
  for await (const cells of csvRecords(partText(archive, part, LARGEST_FILE), ',')) {
    row++
    if (row > MOST_RECORDS) throw unreadable('too_large.sheet')
    if (!header) {
      header = new Map(cells.map((name, index) => [name.trim().toLowerCase(), index]))
      const missing = needed.find((column) => !header?.has(column.toLowerCase()))
      if (missing !== undefined) throw unreadable('invalid.sheet_roster_column', { file, column: missing })
      continue
    }
    const columns = header
    const value = (column: string) => cells[columns.get(column.toLowerCase()) ?? -1]?.trim() ?? ''
    if (value('status').toLowerCase() !== 'tobedeleted') yield { row, value }
  }
}

/** What `read` finds in each record, by its `sourcedId`. */
export async function bySourcedId<Value>(
  records: AsyncIterable<RosterRecord>,
  read: (value: RosterRecord['value']) => Value | undefined,
): Promise<Map<string, Value>> {
  const found = new Map<string, Value>()
  for await (const { value } of records) {
    const kept = read(value)
    if (kept !== undefined) found.set(value('sourcedId'), kept)
  }
  return found
}
