import type { houseResponse } from '@credenza/schema/own-name'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

/** The organisation whose sign-in address this is; null at the deployment's own. */
export const houseQuery = queryOptions({
  queryKey: ['house'],
  queryFn: async ({ signal }) =>
    (await call<typeof houseResponse>({ method: 'GET', path: '/api/sign-in/house', signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
