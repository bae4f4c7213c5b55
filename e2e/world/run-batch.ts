import type { ApiClient } from './api-client.ts'
import { until } from './until.ts'

const batchMs = 1_800_000

interface Ended {
  done: number
  failed: number
}

/** Runs a batch to its end. */
export async function runBatch(who: ApiClient, order: object): Promise<Ended> {
  const { data } = await who.post<{ data: { _id: string } }>('/api/batches', order)
  let ended: Ended & { endedAt: string } = { done: 0, failed: 0, endedAt: '' }
  await until(
    'the batch has ended',
    async () => {
      ended = (await who.get<{ data: typeof ended }>(`/api/batches/${data._id}`)).data
      return ended.endedAt !== ''
    },
    batchMs,
  )
  return { done: ended.done, failed: ended.failed }
}
