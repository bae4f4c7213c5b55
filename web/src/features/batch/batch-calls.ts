import type {
  Batch,
  BatchFailure,
  BatchImpactRequest,
  batchFailuresResponse,
  batchImpactResponse,
  batchListResponse,
  batchRequest,
  batchResponse,
} from '@credenza/schema/batch'
import { messages } from '@credenza/schema/messages'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, pathTo } from '../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../lib/list/list-query.ts'
import { pagedQuery, pageLimit } from '../../lib/list/use-paged-list.ts'
import { spoken } from '../../lib/text/spoken.ts'

const listPath = '/api/batches'

/** What screens send, without what the schema fills in by itself. */
export type BatchOrder = z.input<typeof batchRequest>

/** Starts one act on any number of certificates or students. It continues without this page. */
export const startBatch = async (json: BatchOrder, idempotencyKey: string) =>
  (
    await call<typeof batchResponse>({
      method: 'POST',
      path: listPath,
      json,
      idempotencyKey,
      // With keepalive, the request is sent even if the page closes, but browsers refuse it for bodies as long as a long
      // list of ids.
      keepalive: JSON.stringify(json).length < 32_000,
      networkMessage:
        json.kind === 'accept' || json.kind === 'decline' ? messages.networkUpdateVerified : undefined,
    })
  ).data

/** The organisation's batches, newest first. */
export const batchesQuery = listQuery<typeof batchListResponse>(['batches', 'list'], listPath)

/** The organisation's newest batches. */
export const fetchNewestBatches = async (limit: number, signal: AbortSignal) =>
  (await fetchRows<typeof batchListResponse>(listPath, { limit }, signal)).rows

export const fetchBatch = async (id: string, signal?: AbortSignal) =>
  (await call<typeof batchResponse>({ method: 'GET', path: pathTo(listPath, id), signal })).data

/**
 * What an act would change and what it would leave unchanged. The server counts this from the current state; the reasons
 * are in the page's language.
 */
export async function fetchImpact(json: BatchImpactRequest, signal?: AbortSignal) {
  const { data } = await call<typeof batchImpactResponse>({
    method: 'POST',
    path: '/api/batches/preview',
    json,
    signal,
  })
  const refused = data.refused.map(async (group) => ({
    ...group,
    message: await spoken(group),
  }))
  return { ...data, refused: await Promise.all(refused) }
}

export type BatchImpact = Awaited<ReturnType<typeof fetchImpact>>

export const impactQuery = (request: BatchImpactRequest) =>
  queryOptions({
    queryKey: ['certificates', 'impact', request],
    queryFn: ({ signal }) => fetchImpact(request, signal),
    staleTime: 0,
  })

/** Fetches a page of a batch's failed items, with the reasons in the page's language. */
export async function fetchFailures(id: string, cursor?: string, signal?: AbortSignal) {
  const { data, reasons, nextCursor, total } = await call<typeof batchFailuresResponse>({
    method: 'GET',
    path: pathTo(listPath, id, '/failures'),
    query: { cursor, limit: pageLimit(cursor) },
    signal,
  })
  const rows = data.map(
    async (failure): Promise<BatchFailure> => ({
      ...failure,
      message: await spoken(failure),
    }),
  )
  return {
    rows: await Promise.all(rows),
    reasons: await Promise.all(reasons.map(async (reason) => ({ ...reason, message: await spoken(reason) }))),
    nextCursor,
    total,
  }
}

/** Refetched when more items have failed. */
export const failuresQuery = ({ _id, failed }: Batch) =>
  pagedQuery(['batches', 'failures', _id, failed], (cursor, signal) => fetchFailures(_id, cursor, signal))

/** Tries the failed items again, and no others. */
export const retryBatch = async (id: string) =>
  (await call<typeof batchResponse>({ method: 'POST', path: pathTo(listPath, id, '/retry') })).data

/** Withdraws what a batch created, unless somebody has acted on it. */
export const undoBatch = (id: string) =>
  call<typeof batchResponse>({ method: 'POST', path: pathTo(listPath, id, '/recall') })
