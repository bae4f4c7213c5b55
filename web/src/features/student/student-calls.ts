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
import { call, pathTo } from '../../lib/api/call.ts'
import { fetchRows, listQuery } from '../../lib/list/list-query.ts'

const path = '/api/students'

/** What the list of students is narrowed to and sorted by. */
export type StudentQuery = StudentFilter & { sort?: string | undefined }

const listPath = '/api/student/get-student'

/** What the keys of all lists of students begin with. */
const studentLists = ['students', 'list'] as const

/** The issuer's students, newest first unless sorted otherwise. */
export const studentsQuery = (query: StudentQuery) =>
  listQuery<typeof studentListResponse>([...studentLists, query], listPath, query)

/** The first students that match, for choosing one. */
export const foundStudentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['students', 'preview', search],
    queryFn: async ({ signal }) =>
      (await fetchRows<typeof studentListResponse>(listPath, { search }, signal)).rows,
    placeholderData: keepPreviousData,
  })

/** The years and courses that the students have. */
export const studentChoicesQuery = queryOptions({
  queryKey: ['students', 'choices'],
  queryFn: async () =>
    (await call<typeof studentChoicesResponse>({ method: 'GET', path: '/api/student/choices' })).data,
})

export const studentQuery = (id: string) =>
  queryOptions({
    queryKey: ['students', 'one', id],
    queryFn: async ({ signal }) =>
      (await call<typeof studentDetailsResponse>({ method: 'GET', path: pathTo(path, id), signal })).data,
  })

/** Refused when somebody else has saved the student since `version` was read. */
export const saveStudent = async (id: string, json: StudentEdit) =>
  (await call<typeof studentDetailsResponse>({ method: 'PUT', path: pathTo(path, id), json })).data

/** What happened to a student and to their certificates, newest first, one page at a time. */
export const studentHistoryQuery = (id: string) =>
  listQuery<typeof studentHistoryResponse>(['students', 'history', id], pathTo(path, id, '/history'), {
    limit: 20,
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
