import type { Batch } from '@credenza/schema/batch'
import type { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { wantsSecondFactor } from '../account/security/wants-second-factor.ts'
import { fetchBatch, fetchFailures } from './batch-calls.ts'
import type { FailureReason } from './end-in-words.ts'
import { followBatch } from './follow-batch.ts'
import { addToRecent, isInView } from './recent-batches.ts'

/** How long a toast stays while a batch runs, in milliseconds. After that, the bar is enough once it shows the batch. */
const patienceMs = 10_000
const pauseMs = 500

export interface BatchWords {
  running: string
  done: string
  /** Said if some or all of it failed and no reason is known. */
  failed: string
  /** What to say if the whole batch was refused; the server's message by default. */
  refused?: (error: unknown) => string
}

/** An accepted batch. `ended` resolves when it has ended and the lists are refetched. */
export interface Announced {
  batch: Batch
  ended: Promise<void>
}

/**
 * Starts a batch and reports its result in a toast, even if the person has left the page. Resolves once the batch is
 * accepted. If it is refused, reports that and throws.
 */
export async function announceBatch(
  queries: QueryClient,
  start: () => Promise<Batch>,
  words: BatchWords,
): Promise<Announced> {
  const id = toast.loading(words.running)
  try {
    const batch = await start()
    addToRecent(queries, batch)
    void readAgain(queries, 'batches')
    return { batch, ended: tellEnd(queries, batch, words, id) }
  } catch (error) {
    if (wantsSecondFactor(error)) toast.dismiss(id)
    else toast.error((words.refused ?? messageOf)(error), { id })
    throw error
  }
}

async function tellEnd(queries: QueryClient, batch: Batch, words: BatchWords, id: string): Promise<void> {
  const patience = setInterval(() => {
    if (!isInView(queries, batch)) return
    clearInterval(patience)
    toast.dismiss(id)
  }, patienceMs)
  try {
    const end = await followBatch(batch, { read: fetchBatch, pause })
    await sayEnd(end, words, id)
  } catch {
    // The session is over. After the next sign-in, Activity shows the result.
    toast.dismiss(id)
  } finally {
    clearInterval(patience)
    await readAgain(queries, 'batches', 'certificates', 'students', 'stats')
  }
}

/** Skipped items are not failures, because the preview announced them. */
async function sayEnd(end: Batch, words: BatchWords, id: string): Promise<void> {
  // The undo has a toast of its own.
  if (end.state === 'recalled') return void toast.dismiss(id)
  if (end.failed === 0) return void toast.success(words.done, { id })
  const { rows, reasons } = await fetchFailures(end._id)
  if (end.total === 1) toast.error(rows[0]?.message ?? words.failed, { id })
  else if (reasons.length === 0) toast.error(words.failed, { id })
  else await sayReasons(end, reasons, words, id)
}

/** The words for reasons are loaded when there are any. If they cannot be loaded, Activity shows them. */
async function sayReasons(
  end: Batch,
  reasons: readonly FailureReason[],
  words: BatchWords,
  id: string,
): Promise<void> {
  const loaded = await import('./end-in-words.ts').catch(() => undefined)
  if (!loaded) toast.error(words.failed, { id })
  else if (end.done === 0 || end.failed > end.skipped)
    toast.error(loaded.failuresInWords(end, reasons), { id })
  else toast.success(loaded.skipsInWords(end, reasons), { id })
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))
