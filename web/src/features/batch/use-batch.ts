import { useQuery } from '@tanstack/react-query'
import { fetchBatch } from './batch-calls.ts'
import { hasEnded } from './batch-state.ts'

/** How often progress is polled, in milliseconds. */
export const progressMs = 1000

/** One batch, polled until it has ended, even if the connection was lost for a while. */
export const useBatch = (id: string | undefined) =>
  useQuery({
    queryKey: ['batches', 'one', id],
    queryFn: ({ signal }) => fetchBatch(id!, signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : progressMs),
  })
