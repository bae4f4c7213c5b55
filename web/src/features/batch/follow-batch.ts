import type { Batch } from '@credenza/schema/batch'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { hasEnded } from './batch-state.ts'

interface FollowPorts {
  read: (id: string) => Promise<Batch>
  pause: () => Promise<void>
}

/**
 * Reads a batch again and again and resolves once it has ended. A server that does not answer is asked again: the batch
 * goes on without this page. Throws what the server refuses.
 */
export async function followBatch(batch: Batch, { read, pause }: FollowPorts): Promise<Batch> {
  let last = batch
  while (!hasEnded(last)) {
    await pause()
    try {
      last = await read(batch._id)
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
  return last
}

const isPassing = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500)
