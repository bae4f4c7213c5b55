import type { witnessOverviewResponse } from '@credenza/schema/admin'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

/** Fetches who witnesses our logs, and whose logs we witness. */
async function fetchWitnesses(signal: AbortSignal) {
  const { data } = await call<typeof witnessOverviewResponse>({
    method: 'GET',
    path: '/api/admin/witnesses',
    signal,
  })
  return data
}

export const witnessesQuery = queryOptions({
  queryKey: ['witnesses'],
  queryFn: ({ signal }) => fetchWitnesses(signal),
  staleTime: 0,
})
