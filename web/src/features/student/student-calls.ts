import { listLimit } from '@credenza/schema/constants'
import type {
  addStudentResponse,
  Student,
  StudentInput,
  studentCountResponse,
  studentListResponse,
} from '@credenza/schema/student'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

interface StudentQuery {
  search: string
  cursor: string | undefined
  limit?: number
}

/** The issuer's students, newest first, one page. */
export async function fetchStudents(
  { search, cursor, limit = pageLimit(cursor) }: StudentQuery,
  signal?: AbortSignal,
) {
  const { data, nextCursor, total } = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query: { search, cursor, limit },
    signal,
  })
  return { rows: data, nextCursor, total }
}

/** Everybody who matches, page after page of the largest size. */
export async function fetchAllStudents(search: string): Promise<Student[]> {
  const all: Student[] = []
  let cursor: string | undefined
  do {
    const page = await fetchStudents({ search, cursor, limit: listLimit.most })
    all.push(...page.rows)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return all
}

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
