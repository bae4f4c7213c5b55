import type { QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { type Call, call } from '../api/call.ts'
import { type ListPage, pagedQuery, pageLimit } from './use-paged-list.ts'

/** A list call whose rows are its `data` (readings R2). */
type ListAnswer = z.ZodType<{ data: unknown[] } & Omit<ListPage<unknown>, 'rows'>>
type RowOf<Answer extends ListAnswer> = z.output<Answer>['data'][number]

type PageQuery = NonNullable<Call['query']> & { cursor?: string | undefined }

/** Fetches one page of a list. Without `limit`, gets as many rows as suit the page's place in the list. */
export async function fetchRows<Answer extends ListAnswer>(
  path: string,
  query: PageQuery,
  signal?: AbortSignal,
): Promise<ListPage<RowOf<Answer>>> {
  const { data, nextCursor, total, totalIsExact } = await call<ListAnswer>({
    method: 'GET',
    path,
    query: { limit: pageLimit(query.cursor), ...query },
    ...(signal && { signal }),
  })
  return { rows: data as RowOf<Answer>[], nextCursor, total, totalIsExact }
}

/** Reads a list page by page, filtered and ordered by a query. */
export const listQuery = <Answer extends ListAnswer>(
  queryKey: QueryKey,
  path: string,
  query: NonNullable<Call['query']> = {},
) => pagedQuery(queryKey, (cursor, signal) => fetchRows<Answer>(path, { ...query, cursor }, signal))
