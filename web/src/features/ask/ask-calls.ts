import type { done } from '@credenza/schema/envelope'
import type {
  MakePresentationRequest,
  PresentationDetail,
  presentationDetailResponse,
  presentationListResponse,
  presentationRequestResponse,
} from '@credenza/schema/presentation'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { listQuery } from '../../lib/list/list-query.ts'

const path = '/api/presentation-requests'
export const pathOfRequest = (requestId: string) => pathTo(path, requestId)

export const requestsQuery = (state: string) =>
  listQuery<typeof presentationListResponse>(['presentations', 'list', state], path, { state })

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['presentations', requestId],
    queryFn: async ({ signal }): Promise<PresentationDetail> =>
      (
        await call<typeof presentationDetailResponse>({
          method: 'GET',
          path: pathOfRequest(requestId),
          signal,
        })
      ).data,
  })

export const makeRequest = async (json: MakePresentationRequest, idempotencyKey: string) =>
  (await call<typeof presentationRequestResponse>({ method: 'POST', path, json, idempotencyKey })).data

export const deleteRequest = (requestId: string) =>
  call<typeof done>({ method: 'DELETE', path: pathOfRequest(requestId) })
