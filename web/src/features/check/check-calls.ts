import type { Check, checkListResponse, checkResponse } from '@credenza/schema/check'
import type { done } from '@credenza/schema/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { fetchRows } from '../../lib/list/list-query.ts'
import { type ListPage, pagedQuery } from '../../lib/list/use-paged-list.ts'

const path = '/api/checks'
export const pathOfCheck = (checkId: string) => pathTo(path, checkId)

export type ListedCheck = Check & { _id: string }

/** Sends the files. Returns the check, which has begun. */
export async function startCheck(files: readonly File[], idempotencyKey: string): Promise<Check> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return (await call<typeof checkResponse>({ method: 'POST', path, form, idempotencyKey })).data
}

export const checkQuery = (checkId: string) =>
  queryOptions({
    queryKey: ['check', checkId],
    queryFn: async (): Promise<Check> =>
      (await call<typeof checkResponse>({ method: 'GET', path: pathOfCheck(checkId) })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Fetches a page of the checks that are still stored, newest first. */
async function fetchChecks(cursor: string | undefined, signal: AbortSignal): Promise<ListPage<ListedCheck>> {
  const page = await fetchRows<typeof checkListResponse>(path, { cursor }, signal)
  return { ...page, rows: page.rows.map((row) => ({ ...row, _id: row.checkId })) }
}

export const checksQuery = pagedQuery(['checks'], fetchChecks)

export const deleteCheck = (checkId: string) =>
  call<typeof done>({ method: 'DELETE', path: pathOfCheck(checkId) })
