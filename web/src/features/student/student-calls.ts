import type { StudentFilter } from '@credenza/schema/selection'
import type {
  addStudentResponse,
  StudentInput,
  studentChoicesResponse,
  studentCountResponse,
  studentListResponse,
} from '@credenza/schema/student'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

/** What the list of students is narrowed to and sorted by. */
export type StudentQuery = StudentFilter & { sort?: string | undefined }

/** The issuer's students, newest first unless sorted otherwise, one page. */
export async function fetchStudents(query: StudentQuery, cursor: string | undefined, signal: AbortSignal) {
  const { data, ...page } = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query: { ...query, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, ...page }
}

/** The years and courses that the students have. */
export const fetchStudentChoices = async () =>
  (await call<typeof studentChoicesResponse>({ method: 'GET', path: '/api/student/choices' })).data

export const fetchStudentCount = async () =>
  (await call<typeof studentCountResponse>({ method: 'GET', path: '/api/student/get-total-student-count' }))
    .totalCount

/** The payload carries `approved` as the specification's form does; the server ignores it (readings R1). */
export const addStudent = (student: StudentInput, idempotencyKey: string) =>
  call<typeof addStudentResponse>({
    method: 'POST',
    path: '/api/student/add-student',
    json: { ...student, approved: true },
    idempotencyKey,
  })
