import { listLimit } from '@credenza/schema/constants'
import type {
  addStudentResponse,
  importAcceptedResponse,
  Student,
  StudentImport,
  StudentInput,
  studentCountResponse,
  studentImportResponse,
  studentListResponse,
} from '@credenza/schema/student'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'
import { spoken } from '../../texts/spoken.ts'

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

/** Starts reading a list of students (.csv, .xls, .xlsx); its progress is read by `fetchImport`. */
export async function startImport(file: File, idempotencyKey: string): Promise<string> {
  const form = new FormData()
  form.append('doc_url', file)
  const path = '/api/student/import-student-excel'
  return (await call<typeof importAcceptedResponse>({ method: 'POST', path, form, idempotencyKey })).importId
}

const importPath = (id: string) => `/api/student/imports/${encodeURIComponent(id)}`

/** An import under way or ended; what it says of itself and of its rows in the language of the page. */
export async function fetchImport(id: string): Promise<StudentImport> {
  const { data } = await call<typeof studentImportResponse>({ method: 'GET', path: importPath(id) })
  const errors = data.errors.map(async (error) => ({ ...error, reason: await spoken(error.reason) }))
  return { ...data, message: data.message && (await spoken(data.message)), errors: await Promise.all(errors) }
}

export const wrongRowsPath = (id: string): string => `${importPath(id)}/errors.xlsx`
export const samplePath = '/api/student/sample.xlsx'
