import type { Batch } from '@credenza/schema/batch'
import type { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { fetchBatch } from './batch-calls.ts'
import { hasEnded } from './batch-state.ts'
import { followBatch } from './follow-batch.ts'

/** How long a toast waits for a batch, in milliseconds; a longer one is told by the bar at the foot of the page. */
const patienceMs = 10_000
const pauseMs = 300

export interface BatchWords {
  running: string
  done: string
  /** When items failed; the details say which and why. */
  failed: string
  /** When the whole was refused; by default what the server says. */
  refused?: string
}

/**
 * Starts a batch and tells by a toast how it went, also when whoever asked has left the page. Resolves once it is
 * accepted; throws, after saying so, when it is refused.
 */
export async function announceBatch(
  queries: QueryClient,
  start: () => Promise<Batch>,
  words: BatchWords,
): Promise<Batch> {
  const id = toast.loading(words.running)
  try {
    const batch = await start()
    void queries.invalidateQueries({ queryKey: ['batches'] })
    void tellEnd(queries, batch, words, id)
    return batch
  } catch (error) {
    toast.error(words.refused ?? messageOf(error), { id })
    throw error
  }
}

async function tellEnd(queries: QueryClient, batch: Batch, words: BatchWords, id: string): Promise<void> {
  const until = Date.now() + patienceMs
  const pause = () =>
    new Promise<boolean>((resolve) => setTimeout(() => resolve(Date.now() < until), pauseMs))
  try {
    const end = await followBatch(batch, { read: fetchBatch, pause })
    for (const noun of ['batches', 'certificates', 'stats'])
      void queries.invalidateQueries({ queryKey: [noun] })
    if (!hasEnded(end)) toast.dismiss(id)
    else if (end.failed > 0) toast.error(words.failed, { id })
    else toast.success(words.done, { id })
  } catch {
    toast.dismiss(id)
  }
}
