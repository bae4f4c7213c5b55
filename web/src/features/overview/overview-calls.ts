import type { overviewResponse } from '@credenza/schema/overview'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** What waits for the issuer and its last twelve months; follows what happens to certificates. */
export const overviewQuery = queryOptions({
  queryKey: ['certificates', 'overview'],
  queryFn: async () =>
    (await call<typeof overviewResponse>({ method: 'GET', path: '/api/issuer/overview' })).data,
})
