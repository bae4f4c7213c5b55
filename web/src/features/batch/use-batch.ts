import { useQuery } from '@tanstack/react-query'
import { fetchBatch } from './batch-calls.ts'
import { hasEnded } from './batch-state.ts'

/** How often the progress of what is under way is read, in milliseconds. */
export const progressMs = 1000

/** One batch, read again and again until it has ended, also after the connection was lost for a while. */
export const useBatch = (id: string | undefined) =>
  useQuery({
    queryKey: ['batches', 'one', id],
    queryFn: ({ signal }) => fetchBatch(id!, signal),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : progressMs),
  })
