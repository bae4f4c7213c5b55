import { on } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { studentUploadMaxBytes } from '@credenza/schema/constants'
import { detectKind } from './detect-kind.ts'
import { fillMerged } from './fill-merged.ts'
import { type SheetSentence, SpreadsheetError, unreadable } from './spreadsheet-error.ts'
import type { SpreadsheetRow } from './spreadsheet-row.ts'
import { type SheetTop, surveyWorkbook } from './survey-workbook.ts'
import { firstVisible, type WorkbookReader } from './workbook-reader.ts'

/** The worker's input. */
export type SpreadsheetTask = { source: string | Uint8Array } & (
  | { wanted: 'tops' }
  | ({
      wanted: 'rows'
      /** The most non-empty rows below the header. */
      maxRows: number
    } & SheetChoice)
)

/** Which rows of a spreadsheet are read, and how. */
export interface SheetChoice {
  /** Counted from 0; by default the first visible one. */
  sheet?: number | undefined
  /** Whether the value of cells merged downwards is repeated in each row. */
  fillMerged?: boolean | undefined
}

/** The worker's answers, one for each message: the wanted data, then the end or the reason for a failure. */
export type SpreadsheetAnswer =
  | { rows: SpreadsheetRow[] }
  | { tops: SheetTop[] }
  | { end: true }
  | { error: SheetSentence }

const ROWS_PER_ANSWER = 500

async function* answers(task: SpreadsheetTask): AsyncGenerator<SpreadsheetAnswer> {
  try {
    const workbook = await open(task.source)
    if (task.wanted === 'tops') {
      yield { tops: await surveyWorkbook(workbook) }
      return
    }
    let rows: SpreadsheetRow[] = []
    let count = 0
    for await (const row of await chosenRows(workbook, task)) {
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

async function chosenRows(
  workbook: WorkbookReader,
  { sheet = firstVisible(workbook), fillMerged: fills = false }: SheetChoice,
) {
  const rows = workbook.rows(sheet)
  return fills ? fillMerged(rows, (await workbook.frame(sheet)).merges) : rows
}

/** Loads only the reader that the file needs. */
async function open(source: string | Uint8Array): Promise<WorkbookReader> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.length
  if (size > studentUploadMaxBytes) throw unreadable('too_large.sheet')
  const bytes = typeof source === 'string' ? await readFile(source) : source
  switch (detectKind(bytes)) {
    case 'zip': {
      const { openRoster } = await import('./roster/open-roster.ts')
      return (await openRoster(bytes)) ?? (await import('./xlsx/open-xlsx.ts')).openXlsx(bytes)
    }
    case 'ole2':
      return (await import('./open-xls.ts')).openXls(bytes)
    case 'text':
      return (await import('./open-csv.ts')).openCsv(bytes)
  }
}

if (!parentPort) throw new Error('Start this file as a worker, through readSpreadsheet')
const answering = answers(workerData as SpreadsheetTask)
for await (const _question of on(parentPort, 'message')) {
  parentPort.postMessage((await answering.next()).value)
}
