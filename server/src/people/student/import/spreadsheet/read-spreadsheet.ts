import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { bareEnvironment } from '../../../../platform/processes/bare-environment.ts'
import { hasOle2Magic } from './detect-kind.ts'
import { SpreadsheetError, unreadable } from './spreadsheet-error.ts'
import type { SpreadsheetRow } from './spreadsheet-row.ts'
import type { SheetChoice, SpreadsheetAnswer, SpreadsheetTask } from './spreadsheet-worker.ts'
import type { SheetTop } from './survey-workbook.ts'

/**
 * An .xls file is held in memory as a whole, and one of 50,000 rows needs the most memory of all that we accept. Other files
 * are streamed.
 */
const MEMORY_LIMIT_MB = { ole2: 512, other: 192 }

interface ReadingLimits {
  /** How long reading may take in all, without the time that the caller spends on the rows. */
  timeoutMs: number
  signal?: AbortSignal | undefined
}

export interface ReadSpreadsheetOptions extends ReadingLimits, SheetChoice {
  /** The most non-empty rows below the header. */
  maxRows: number
}

/**
 * Reads one sheet of an .xlsx, .xls or .csv file, given as path or bytes, row by row: all non-empty rows, cells as texts (dates
 * YYYY-MM-DD). The file's type comes from its content, never from its name. A worker thread reads it, so that a hostile file
 * can neither block the server nor take its memory; it ends with the loop, however that ends. Throws a `SpreadsheetError`, or
 * the signal's reason.
 */
export async function* readSpreadsheet(
  source: string | Uint8Array,
  { maxRows, sheet, fillMerged, ...limits }: ReadSpreadsheetOptions,
): AsyncGenerator<SpreadsheetRow, void, undefined> {
  const task: SpreadsheetTask = { source, wanted: 'rows', maxRows, sheet, fillMerged }
  for await (const answer of askWorker(task, limits)) {
    if (!('rows' in answer)) continue
    for (const row of answer.rows) {
      yield row
      limits.signal?.throwIfAborted()
    }
  }
}

/** The top of each sheet of a spreadsheet, read in the same way. */
export async function readTops(source: string | Uint8Array, limits: ReadingLimits): Promise<SheetTop[]> {
  for await (const answer of askWorker({ source, wanted: 'tops' }, limits)) {
    if ('tops' in answer) return answer.tops
  }
  return []
}

async function* askWorker(
  task: SpreadsheetTask,
  { timeoutMs, signal }: ReadingLimits,
): AsyncGenerator<SpreadsheetAnswer, void, undefined> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    workerData: task,
    env: bareEnvironment(),
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: (await isOle2(task.source)) ? MEMORY_LIMIT_MB.ole2 : MEMORY_LIMIT_MB.other,
      maxYoungGenerationSizeMb: 8,
    },
  })
  try {
    let remainingMs = timeoutMs
    for (;;) {
      const asked = performance.now()
      const answer = await ask(worker, remainingMs, signal)
      remainingMs -= performance.now() - asked
      if ('error' in answer) throw new SpreadsheetError(answer.error)
      if ('end' in answer) return
      yield answer
    }
  } finally {
    await worker.terminate()
  }
}

/** Requests the worker's next answer. Rejects if time, the signal or the worker's memory ends first. */
function ask(worker: Worker, timeoutMs: number, signal: AbortSignal | undefined): Promise<SpreadsheetAnswer> {
  const settled = new AbortController()
  const { promise, resolve, reject } = Promise.withResolvers<SpreadsheetAnswer>()
  const timer = setTimeout(() => reject(unreadable('invalid.sheet_slow')), Math.max(0, timeoutMs))
  const onError = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable('too_large.sheet') : error)
  const onExit = () => reject(unreadable('invalid.sheet_damaged'))
  worker.once('message', resolve).once('error', onError).once('exit', onExit)
  signal?.addEventListener('abort', () => reject(signal.reason), { signal: settled.signal })
  worker.postMessage('next')
  return promise.finally(() => {
    clearTimeout(timer)
    settled.abort()
    worker.off('message', resolve).off('error', onError).off('exit', onExit)
  })
}

async function isOle2(source: string | Uint8Array): Promise<boolean> {
  if (typeof source !== 'string') return hasOle2Magic(source)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return hasOle2Magic(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
