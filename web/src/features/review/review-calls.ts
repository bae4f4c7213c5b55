import type { Certificate } from '@credenza/schema/certificate'
import type { ReviewRequest, requestCountsResponse, reviewRequestsResponse } from '@credenza/schema/fee'
import type { requestHolderResponse } from '@credenza/schema/request-holder'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { type ListPage, pagedQuery, pageLimit } from '../../lib/list/use-paged-list.ts'

/** A certificate in one of the verifier's queues, with what accepting it earns, in fils, and its staff's notes. */
export type Reviewable = Certificate & Partial<Pick<ReviewRequest, 'reviewFee' | 'assignee' | 'notes'>>

/** What accepting all of these earns, in fils. */
export const feeOf = (requests: readonly Reviewable[]): number =>
  requests.reduce((sum, { reviewFee = 0 }) => sum + reviewFee, 0)

export interface RequestFilter {
  search: string
  /** A decision's flag, or '' for all. */
  status: string
  /** An account id, 'nobody', or '' for all. */
  assignedTo: string
}

/** The filter and order of a queue. */
export type RequestQuery = RequestFilter & { sort?: string | undefined }

/** Fetches a page of the verifier's queue of certificates made by issuers, newest first unless sorted otherwise. */
export async function fetchRequests(query: RequestQuery, cursor: string | undefined, signal: AbortSignal) {
  const { documents, ...page } = await call<typeof reviewRequestsResponse>({
    method: 'GET',
    path: '/get-requested-certificate-list',
    query: { ...query, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: documents, ...page }
}

export type FetchQueue = (
  query: RequestQuery,
  cursor: string | undefined,
  signal: AbortSignal,
) => Promise<ListPage<Reviewable>>

/** One of the verifier's two queues: certificates made by issuers, or uploaded by users. */
export const queueQuery = (origin: Certificate['origin'], query: RequestQuery, fetchPage: FetchQueue) =>
  pagedQuery(['certificates', 'queue', origin, query], (cursor, signal) => fetchPage(query, cursor, signal))

/** How many requests of a queue are in each state, under the rest of the filter. */
export const requestCountsQuery = (
  origin: Certificate['origin'],
  { search, assignedTo }: Omit<RequestFilter, 'status'>,
) =>
  queryOptions({
    queryKey: ['certificates', 'queue', origin, 'counts', { search, assignedTo }],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof requestCountsResponse>({
        method: 'GET',
        path: '/api/review/counts',
        query: { origin, search, assignedTo },
        signal,
      })
      return data
    },
    placeholderData: keepPreviousData,
  })

/** What a verifier can compare with a request. */
export const requestHolderQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'holder', certificateId],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof requestHolderResponse>({
        method: 'GET',
        path: pathTo('/api/review/requests', certificateId, '/holder'),
        signal,
      })
      return data
    },
  })
