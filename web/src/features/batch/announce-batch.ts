import type { Batch } from '@credenza/schema/batch'
import type { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query-nouns.ts'
import { fetchBatch, fetchFailures } from './batch-calls.ts'
import { followBatch } from './follow-batch.ts'

/** How long a toast stays while a batch runs, in milliseconds; after that the bar at the foot of the page is enough. */
const patienceMs = 10_000
const pauseMs = 500

export interface BatchWords {
  running: string
  done: string
  /** If some of several items failed; the details say which and why. */
  failed: string
  /** What to say if the whole batch was refused; by default the server's message. */
  refused?: (error: unknown) => string
}

/** An accepted batch; `ended` resolves when it has ended and the lists are refetched. */
export interface Announced {
  batch: Batch
  ended: Promise<void>
}

/**
 * Starts a batch and reports its result in a toast, even if the person has left the page. Resolves once it is accepted;
 * if it is refused, reports that and throws.
 */
export async function announceBatch(
  queries: QueryClient,
  start: () => Promise<Batch>,
  words: BatchWords,
): Promise<Announced> {
  const id = toast.loading(words.running)
  try {
    const batch = await start()
    void readAgain(queries, 'batches')
    return { batch, ended: tellEnd(queries, batch, words, id) }
  } catch (error) {
    toast.error((words.refused ?? messageOf)(error), { id })
    throw error
  }
}

async function tellEnd(queries: QueryClient, batch: Batch, words: BatchWords, id: string): Promise<void> {
  const patience = setTimeout(() => toast.dismiss(id), patienceMs)
  try {
    const end = await followBatch(batch, { read: fetchBatch, pause })
    if (end.failed > 0) toast.error((await onlyReason(end)) ?? words.failed, { id })
    else toast.success(words.done, { id })
  } catch {
    // The session is over: the result is in Activity after the next sign-in.
    toast.dismiss(id)
  } finally {
    clearTimeout(patience)
    await readAgain(queries, 'batches', 'certificates', 'stats')
  }
}

/** Why a batch's single item failed. */
const onlyReason = async ({ _id, total }: Batch): Promise<string | undefined> =>
  total === 1 ? (await fetchFailures(_id)).rows[0]?.message : undefined

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs))
