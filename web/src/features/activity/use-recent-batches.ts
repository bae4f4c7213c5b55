import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { fetchNewestBatches } from '../batch/batch-calls.ts'
import { hasEnded } from '../batch/batch-state.ts'
import { recentBatchesKey } from '../batch/recent-batches.ts'
import { progressMs } from '../batch/use-batch.ts'

/** More batches than one person is likely to have running at once. The Activity page lists all. */
const newest = 10

/** The newest batches. When one ends, the lists that it changed are refetched. */
export function useRecentBatches(enabled = true) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: recentBatchesKey,
    enabled,
    queryFn: async ({ signal }) => fetchNewestBatches(newest, signal),
    refetchInterval: ({ state }) => (state.data?.every(hasEnded) === false ? progressMs : false),
  })
  const open = query.data?.filter((batch) => !hasEnded(batch)).length ?? 0
  const before = useRef(open)
  useEffect(() => {
    if (open < before.current) void readAgain(queries, 'certificates', 'stats')
    before.current = open
  }, [open, queries])
  return query
}
