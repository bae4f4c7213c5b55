import type { Batch } from '@credenza/schema/batch'
import { isPassing } from '../../lib/api/api-failure.ts'
import { hasEnded } from './batch-state.ts'

interface FollowPorts {
  read: (id: string) => Promise<Batch>
  pause: () => Promise<void>
}

/**
 * Polls a batch and resolves once it has ended. Retries if the server does not respond, because the batch continues
 * without this page. Throws the server's refusals.
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
