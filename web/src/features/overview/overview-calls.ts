import type { overviewResponse } from '@credenza/schema/overview'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** What needs the issuer's attention, and its last twelve months. Refetched when certificates change. */
export const overviewQuery = queryOptions({
  queryKey: ['certificates', 'overview'],
  queryFn: async () =>
    (await call<typeof overviewResponse>({ method: 'GET', path: '/api/issuer/overview' })).data,
})
