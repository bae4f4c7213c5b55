import { pipeline, Readable } from 'node:stream'
import { CsvError, type Parser, parse } from 'csv-parse'
import { unreadable } from './spreadsheet-error.ts'

const LONGEST_RECORD = 1 << 20

/** The records of a text (RFC 4180 and variants), parsed while it is read. Throws a `SpreadsheetError`. */
export async function* csvRecords(
  text: Iterable<string> | AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<string[]> {
  const records = parse({
    delimiter,
    // All line ends, since lists are assembled from several files.
    record_delimiter: ['\r\n', '\n', '\r'],
    // Removes a space before a quotation mark. A tab would be a separator.
    ltrim: delimiter !== '\t',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_RECORD,
  })
  withoutErrors(records)
  // An error of the text ends the records with that error.
  pipeline(Readable.from(text), records, () => {})
  try {
    for await (const record of records as AsyncIterable<string[]>) yield record
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw unreadable('too_large.sheet')
    throw unreadable('invalid.sheet_quotation', { row: Number(error.records) })
  }
}

/**
 * The parser makes an error of each record that is longer or shorter than the first, though they are allowed, and reading such a
 * list takes five times as long. So it expects each record to be as long as it is.
 */
function withoutErrors(records: Parser): void {
  const { state } = records as unknown as { state: { record: string[] } }
  Object.defineProperty(state, 'expectedRecordLength', { get: () => state.record.length, set: () => {} })
}
