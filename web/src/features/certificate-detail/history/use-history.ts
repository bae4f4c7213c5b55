import type { certificateTimelineResponse } from '@credenza/schema/timeline'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, pathTo } from '../../../lib/api/call.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { isUnderWay } from './under-way.ts'

const underWayMs = 3000

const historyQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'history', certificateId],
    queryFn: async ({ signal }) =>
      (
        await call<typeof certificateTimelineResponse>({
          method: 'GET',
          path: pathTo('/api/certificates', certificateId, '/timeline'),
          signal,
        })
      ).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? underWayMs : false),
  })

/**
 * A certificate's timeline. It is polled while the platform works on the certificate, because only the issuer gets live
 * events about logging and anchoring. When it grows or the work ends, the shown certificate and verdict are refetched too.
 */
export function useHistory(certificateId: string) {
  const queries = useQueryClient()
  const history = useQuery(historyQuery(certificateId))
  const reached = history.data && `${history.data.length} ${isUnderWay(history.data)}`
  const shown = useRef(reached)
  useEffect(() => {
    const hasMoved = shown.current !== undefined && shown.current !== reached
    shown.current = reached
    if (!hasMoved) return
    void readAgain(queries, 'certificates', 'verification')
  }, [queries, certificateId, reached])
  return history
}
