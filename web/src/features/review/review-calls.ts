import type { Certificate } from '@credenza/schema/certificate'
import type {
  ReviewRequest,
  requestChoicesResponse,
  requestCountsResponse,
  reviewRequestsResponse,
} from '@credenza/schema/fee'
import type { requestHolderResponse } from '@credenza/schema/request-holder'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { type ListPage, pagedQuery, pageLimit } from '../../lib/list/use-paged-list.ts'

/** A certificate in one of the verifier's queues, with what accepting it earns, in fils, and its staff's notes. */
export type Reviewable = Certificate & Partial<Pick<ReviewRequest, 'reviewFee' | 'assignee' | 'notes'>>

/** What accepting all of these earns, in fils. */
export const feeOf = (requests: readonly Reviewable[]): number =>
  requests.reduce((sum, { reviewFee = 0 }) => sum + reviewFee, 0)

/** The filter of a queue; what is left out or '' does not narrow it. */
export interface RequestFilter {
  search: string
  /** A decision's flag. */
  status?: string
  /** An account id, or 'nobody'. */
  assignedTo?: string
  /** The issuer's name. */
  issuerName?: string
  /** The certificate type. */
  category?: string
  /** 'true' or 'false'. */
  signed?: string
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
export const requestCountsQuery = (origin: Certificate['origin'], { status: _, ...filter }: RequestFilter) =>
  queryOptions({
    queryKey: ['certificates', 'queue', origin, 'counts', filter],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof requestCountsResponse>({
        method: 'GET',
        path: '/api/review/counts',
        query: { origin, ...filter },
        signal,
      })
      return data
    },
    placeholderData: keepPreviousData,
  })

/** The issuers and certificate types that a queue has. */
export const requestChoicesQuery = (origin: Certificate['origin']) =>
  queryOptions({
    queryKey: ['certificates', 'queue', origin, 'choices'],
    queryFn: async ({ signal }) => {
      const { data } = await call<typeof requestChoicesResponse>({
        method: 'GET',
        path: '/api/review/choices',
        query: { origin },
        signal,
      })
      return data
    },
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
