import type { certificateTimelineResponse } from '@credenza/schema/timeline'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api/call.ts'
import { isUnderWay } from './under-way.ts'

const underWayMs = 3000

/**
 * A certificate's timeline. While the platform is at work for it, it is asked for again and again: what is logged and
 * anchored is told live to its issuer only. When it grows or comes to rest, the certificate and the verdict that are
 * shown are old as well.
 */
export function useHistory(certificateId: string) {
  const queries = useQueryClient()
  const history = useQuery({
    queryKey: ['certificates', 'history', certificateId],
    queryFn: async ({ signal }) =>
      (
        await call<typeof certificateTimelineResponse>({
          method: 'GET',
          path: `/api/certificates/${encodeURIComponent(certificateId)}/timeline`,
          signal,
        })
      ).data,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? underWayMs : false),
  })
  const reached = history.data && `${history.data.length} ${isUnderWay(history.data)}`
  const shown = useRef(reached)
  useEffect(() => {
    const hasMoved = shown.current !== undefined && shown.current !== reached
    shown.current = reached
    if (!hasMoved) return
    for (const part of ['one', 'picture']) {
      void queries.invalidateQueries({ queryKey: ['certificates', part, certificateId] })
    }
    void queries.invalidateQueries({ queryKey: ['verification', certificateId] })
  }, [queries, certificateId, reached])
  return history
}
