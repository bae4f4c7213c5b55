import type { addFeesResponse, currentFeesResponse, feesResponse } from '@credenza/schema/fee'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** The fee in force first, then later and earlier ones. Fetches nothing while no type is chosen. */
export const feesQuery = (certificateType: string) =>
  queryOptions({
    queryKey: ['fees', certificateType],
    queryFn: async ({ signal }) =>
      (
        await call<typeof feesResponse>({
          method: 'GET',
          path: '/api/get-verifier-fees',
          query: { certificateType },
          signal,
        })
      ).data,
    enabled: certificateType !== '',
  })

/** The current and next fee of each certificate type that has one, by name. */
export const currentFeesQuery = queryOptions({
  queryKey: ['fees'],
  queryFn: async ({ signal }) =>
    (await call<typeof currentFeesResponse>({ method: 'GET', path: '/api/fees', signal })).data,
})

/** `amount` is in whole dirhams; `effectiveFrom` is 'YYYY-MM-DD', or empty for at once. */
export const addFee = (
  json: { amount: number; certificateType: string; effectiveFrom: string },
  idempotencyKey: string,
) =>
  call<typeof addFeesResponse>({
    method: 'POST',
    path: '/api/add-verifier-fees',
    json,
    idempotencyKey,
  })
