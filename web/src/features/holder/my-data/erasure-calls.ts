import type { Erasure, erasureResponse } from '@credenza/schema/erasure'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

const path = '/api/user/erasure'

/** The student's pending erasure, with its time; null if they did not request one. */
export const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: async ({ signal }): Promise<Erasure | null> =>
    (await call<typeof erasureResponse>({ method: 'GET', path, signal })).data,
})

export const askErasure = async (password: string, idempotencyKey: string): Promise<Erasure | null> =>
  (await call<typeof erasureResponse>({ method: 'POST', path, json: { password }, idempotencyKey })).data

export const withdrawErasure = async (): Promise<Erasure | null> =>
  (await call<typeof erasureResponse>({ method: 'DELETE', path })).data
