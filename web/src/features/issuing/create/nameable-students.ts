import { listLimit } from '@credenza/schema/constants'
import type { StudentFilter } from '@credenza/schema/selection'
import type { studentListResponse } from '@credenza/schema/student'
import { call } from '../../../lib/api/call.ts'
import { fetchImpact } from '../../batch/batch-calls.ts'

/** The most students that can be listed by id at once; more are chosen by their filter. */
export const nameable = listLimit.most

/** All matches, if they are few enough. */
export async function fetchNameable(filter: StudentFilter) {
  const { data } = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query: { ...filter, limit: nameable },
  })
  return data
}

/** How many match, also where the list stopped counting. */
export const countMatching = async (filter: StudentFilter): Promise<number> =>
  (await fetchImpact({ kind: 'create', students: { filter, except: [] } })).total
