import type { BatchImpactRequest } from '@credenza/schema/batch'
import { useQuery } from '@tanstack/react-query'
import { fetchImpact } from '../batch/batch-calls.ts'

/** What a planned act would do, counted by the server from what is true now. */
export const useImpact = (request: BatchImpactRequest) =>
  useQuery({
    queryKey: ['certificates', 'impact', request],
    queryFn: ({ signal }) => fetchImpact(request, signal),
    staleTime: 0,
  })
