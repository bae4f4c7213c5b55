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
import { call } from '../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../lib/list-query.ts'
import { spoken } from '../../lib/spoken.ts'
import { pagedQuery, pageLimit } from '../../lib/use-paged-list.ts'

const listPath = '/api/batches'
const path = (id: string, rest = '') => `${listPath}/${encodeURIComponent(id)}${rest}`

/** What the screens send: what the schema fills in by itself may be left out. */
export type BatchOrder = z.input<typeof batchRequest>

/** Starts one act over any number of certificates or students; it goes on without this page. */
export const startBatch = async (json: BatchOrder, idempotencyKey: string) =>
  (
    await call<typeof batchResponse>({
      method: 'POST',
      path: listPath,
      json,
      idempotencyKey,
      // A rule travels from a page that is being left, too; a long list of ids would be more than such a call takes.
      keepalive: JSON.stringify(json).length < 32_000,
      networkMessage:
        json.kind === 'accept' || json.kind === 'decline' ? messages.networkUpdateVerified : undefined,
    })
  ).data

/** The organisation's batches, newest first. */
export const batchesQuery = listQuery<typeof batchListResponse>(['batches', 'list'], listPath)

/** The newest of them. */
export const fetchNewestBatches = async (limit: number, signal: AbortSignal) =>
  (await fetchRows<typeof batchListResponse>(listPath, { limit }, signal)).rows

export const fetchBatch = async (id: string, signal?: AbortSignal) =>
  (await call<typeof batchResponse>({ method: 'GET', path: path(id), signal })).data

/**
 * What an act would change and what it would leave as it is, counted by the server from what is true now, with the reasons
 * in the language of the page.
 */
async function fetchImpact(json: BatchImpactRequest, signal?: AbortSignal) {
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

/** The items of a batch that failed, one page, with the reasons in the language of the page. */
export async function fetchFailures(id: string, cursor?: string, signal?: AbortSignal) {
  const { data, reasons, nextCursor, total } = await call<typeof batchFailuresResponse>({
    method: 'GET',
    path: path(id, '/failures'),
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

/** Read again when more have failed. */
export const failuresQuery = ({ _id, failed }: Batch) =>
  pagedQuery(['batches', 'failures', _id, failed], (cursor, signal) => fetchFailures(_id, cursor, signal))

/** Tries the failed items once more, and only those. */
export const retryBatch = async (id: string) =>
  (await call<typeof batchResponse>({ method: 'POST', path: path(id, '/retry') })).data

/** Takes back what a batch created and nobody has acted on yet. */
export const recallBatch = (id: string) =>
  call<typeof batchResponse>({ method: 'POST', path: path(id, '/recall') })
