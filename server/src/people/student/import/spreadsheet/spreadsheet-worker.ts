import { on } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { studentUploadMaxBytes } from '@credenza/schema/constants'
import { detectKind } from './detect-kind.ts'
import { type SheetSentence, SpreadsheetError, unreadable } from './spreadsheet-error.ts'
import type { SpreadsheetRow } from './spreadsheet-row.ts'

/** What the worker is started with. */
export interface SpreadsheetTask {
  source: string | Uint8Array
  /** The most filled rows allowed below the header. */
  maxRows: number
}

/** What the worker answers, once for each message it gets: rows, then the end or the reason for a failure. */
export type SpreadsheetAnswer = { rows: SpreadsheetRow[] } | { end: true } | { error: SheetSentence }

const ROWS_PER_ANSWER = 500

async function* answers(task: SpreadsheetTask): AsyncGenerator<SpreadsheetAnswer> {
  try {
    let rows: SpreadsheetRow[] = []
    let count = 0
    for await (const row of await openRows(task.source)) {
      if (++count > task.maxRows + 1) throw unreadable('too_large.sheet_rows', { max: task.maxRows })
      rows.push(row)
      if (rows.length === ROWS_PER_ANSWER) {
        yield { rows }
        rows = []
      }
    }
    yield { rows }
    yield { end: true }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    yield { error: error.sentence }
  }
}

/** Loads only the reader that the file needs. */
async function openRows(
  source: string | Uint8Array,
): Promise<AsyncIterable<SpreadsheetRow> | Iterable<SpreadsheetRow>> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.length
  if (size > studentUploadMaxBytes) throw unreadable('too_large.sheet')
  const bytes = typeof source === 'string' ? await readFile(source) : source
  switch (detectKind(bytes)) {
    case 'zip':
      return (await import('./xlsx/xlsx-rows.ts')).xlsxRows(bytes)
    case 'ole2':
      return (await import('./xls-rows.ts')).xlsRows(bytes)
    case 'text':
      return (await import('./csv-rows.ts')).csvRows(bytes)
  }
}

if (!parentPort) throw new Error('Start this file as a worker, through readSpreadsheet')
const answering = answers(workerData as SpreadsheetTask)
for await (const _question of on(parentPort, 'message')) {
  parentPort.postMessage((await answering.next()).value)
}
