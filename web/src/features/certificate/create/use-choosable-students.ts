import { listLimit } from '@credenza/schema/constants'
import type { StudentFilter } from '@credenza/schema/selection'
import type { studentListResponse } from '@credenza/schema/student'
import { call } from '../../../lib/api/call.ts'
import { pageLimit, usePagedList } from '../../../lib/use-paged-list.ts'

/** As many as can be chosen by name in one go; more are chosen by the filter that they match. */
export const nameable = listLimit.most

async function fetchPage(
  filter: StudentFilter,
  cursor: string | undefined,
  signal?: AbortSignal,
  limit = pageLimit(cursor),
) {
  const { data, ...page } = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query: { ...filter, cursor, limit },
    signal,
  })
  return { rows: data, ...page }
}

/** The students who match, read page by page. */
export const useChoosableStudents = (filter: StudentFilter) =>
  usePagedList(['students', 'choose', filter], (cursor, signal) => fetchPage(filter, cursor, signal))

/** All who match, where they are few enough. */
export const fetchNameable = async (filter: StudentFilter) =>
  (await fetchPage(filter, undefined, undefined, nameable)).rows
