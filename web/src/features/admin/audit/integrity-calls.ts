import type { auditIntegrityResponse } from '@credenza/schema/audit'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

/** Makes the server recompute every hash chain. */
async function fetchIntegrity(signal: AbortSignal) {
  const { data } = await call<typeof auditIntegrityResponse>({
    method: 'GET',
    path: '/api/admin/audit/integrity',
    signal,
  })
  return data
}

export const integrityQuery = queryOptions({
  queryKey: ['audit-integrity'],
  queryFn: ({ signal }) => fetchIntegrity(signal),
  staleTime: 5 * 60_000,
})
