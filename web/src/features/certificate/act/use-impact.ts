import { useQuery } from '@tanstack/react-query'
import { fetchImpact } from '../../batch/batch-calls.ts'
import type { PlannedAct } from './acts.ts'

/** What a planned act would do, counted by the server from what is true now. */
export const useImpact = ({ act, selection }: PlannedAct) =>
  useQuery({
    queryKey: ['certificates', 'impact', act, selection],
    queryFn: ({ signal }) => fetchImpact({ kind: act, certificates: selection }, signal),
    staleTime: 0,
  })
