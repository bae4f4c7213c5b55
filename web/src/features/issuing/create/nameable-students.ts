import { listLimit } from '@credenza/schema/constants'
import type { StudentFilter } from '@credenza/schema/selection'
import type { studentListResponse } from '@credenza/schema/student'
import { call } from '../../../lib/api/call.ts'

/** As many as can be chosen by name in one go; more are chosen by the filter that they match. */
export const nameable = listLimit.most

/** All who match, where they are few enough. */
export async function fetchNameable(filter: StudentFilter) {
  const { data } = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query: { ...filter, limit: nameable },
  })
  return data
}
