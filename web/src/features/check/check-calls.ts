import type { Check, checkListResponse, checkResponse } from '@credenza/schema/check'
import type { done } from '@credenza/schema/envelope'
import { call } from '../../lib/api/call.ts'
import { type ListPage, pageLimit } from '../../lib/use-paged-list.ts'

const path = '/api/checks'
export const pathOfCheck = (checkId: string) => `${path}/${encodeURIComponent(checkId)}`

export type ListedCheck = Check & { _id: string }

/** Sends the files; gives the check that has begun. */
export async function startCheck(files: readonly File[], idempotencyKey: string): Promise<Check> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  return (await call<typeof checkResponse>({ method: 'POST', path, form, idempotencyKey })).data
}

export const fetchCheck = async (checkId: string): Promise<Check> =>
  (await call<typeof checkResponse>({ method: 'GET', path: pathOfCheck(checkId) })).data

/** The checks that are still kept, newest first, one page. */
export async function fetchChecks(
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<ListedCheck>> {
  const query = { cursor, limit: pageLimit(cursor) }
  const { data, nextCursor, total } = await call<typeof checkListResponse>({
    method: 'GET',
    path,
    query,
    signal,
  })
  return { rows: data.map((row) => ({ ...row, _id: row.checkId })), nextCursor, total }
}

export const deleteCheck = (checkId: string) =>
  call<typeof done>({ method: 'DELETE', path: pathOfCheck(checkId) })
