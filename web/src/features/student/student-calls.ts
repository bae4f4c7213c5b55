import type { StudentFilter } from '@credenza/schema/selection'
import type {
  addStudentResponse,
  StudentEdit,
  StudentInput,
  studentChoicesResponse,
  studentCountResponse,
  studentDetailsResponse,
  studentHistoryResponse,
  studentListResponse,
} from '@credenza/schema/student'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { pagedQuery, pageLimit } from '../../lib/use-paged-list.ts'

/** What the list of students is narrowed to and sorted by. */
export type StudentQuery = StudentFilter & { sort?: string | undefined }

/** The issuer's students, newest first unless sorted otherwise, one page. */
async function fetchStudents(query: StudentQuery, cursor: string | undefined, signal: AbortSignal) {
  const { data, ...page } = await call<typeof studentListResponse>({
    method: 'GET',
    path: '/api/student/get-student',
    query: { ...query, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: data, ...page }
}

/** What the keys of all lists of students begin with. */
export const studentLists = ['students', 'list'] as const

export const studentsQuery = (query: StudentQuery) =>
  pagedQuery([...studentLists, query], (cursor, signal) => fetchStudents(query, cursor, signal))

/** The first students that match, for choosing one. */
export const foundStudentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['students', 'preview', search],
    queryFn: async ({ signal }) => (await fetchStudents({ search }, undefined, signal)).rows,
    placeholderData: keepPreviousData,
  })

/** The years and courses that the students have. */
export const studentChoicesQuery = queryOptions({
  queryKey: ['students', 'choices'],
  queryFn: async () =>
    (await call<typeof studentChoicesResponse>({ method: 'GET', path: '/api/student/choices' })).data,
})

const pathOf = (id: string) => `/api/students/${encodeURIComponent(id)}`

export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', 'one', id],
    queryFn: async ({ signal }) =>
      (await call<typeof studentDetailsResponse>({ method: 'GET', path: pathOf(id), signal })).data,
  })

/** Refused when somebody else has saved the student since `version` was read. */
export const saveStudent = async (id: string, json: StudentEdit) =>
  (await call<typeof studentDetailsResponse>({ method: 'PUT', path: pathOf(id), json })).data

/** What happened to a student and to their certificates, newest first, one page at a time. */
export const studentHistoryQuery = (id: string) =>
  pagedQuery(['students', 'history', id], async (cursor, signal) => {
    const { data, ...page } = await call<typeof studentHistoryResponse>({
      method: 'GET',
      path: `${pathOf(id)}/history`,
      query: { cursor, limit: 20 },
      signal,
    })
    return { rows: data, ...page }
  })

export const studentCountQuery = queryOptions({
  queryKey: ['students', 'count'],
  queryFn: async () =>
    (await call<typeof studentCountResponse>({ method: 'GET', path: '/api/student/get-total-student-count' }))
      .totalCount,
})

/** The payload carries `approved` as the specification's form does; the server ignores it (readings R1). */
export const addStudent = (student: StudentInput, idempotencyKey: string) =>
  call<typeof addStudentResponse>({
    method: 'POST',
    path: '/api/student/add-student',
    json: { ...student, approved: true },
    idempotencyKey,
  })
