import type {
  AcceptedRow,
  acceptedRowsResponse,
  DateOrder,
  ImportColumns,
  ImportProblem,
  importAcceptedResponse,
  RowAsRead,
  StudentImport,
  StudentImportDetails,
  studentImportListResponse,
  studentImportResponse,
} from '@credenza/schema/student-import'
import { call, pathTo } from '../../../lib/api/call.ts'
import { spoken } from '../../../lib/text/spoken.ts'

const path = '/api/student/imports'

/** Uploads a list of students (.csv, .xls, .xlsx), to be looked at before it is imported. Returns the import's id. */
export async function uploadSheet(
  file: File,
  { idempotencyKey, onSent }: { idempotencyKey: string; onSent: (bytes: number) => void },
): Promise<string> {
  const form = new FormData()
  form.append('doc_url', file)
  const { importId } = await call<typeof importAcceptedResponse>({
    method: 'POST',
    path: '/api/student/import-student-excel',
    query: { preview: 'true' },
    form,
    idempotencyKey,
    onSent,
  })
  return importId
}

/** One import; what it says of itself and of its rows in the language of the page. */
export async function fetchImport(id: string, signal?: AbortSignal): Promise<StudentImportDetails> {
  const { data } = await call<typeof studentImportResponse>({ method: 'GET', path: pathTo(path, id), signal })
  return {
    ...data,
    message: await spoken(data),
    problems: await Promise.all(data.problems.map(inWords)),
    rowsAsRead: await Promise.all(data.rowsAsRead.map(rowInWords)),
  }
}

async function rowInWords(row: RowAsRead): Promise<RowAsRead> {
  const problems = row.problems.map(async (problem) => ({
    ...problem,
    reason: await spoken({ ...problem, message: problem.reason }),
  }))
  return { ...row, problems: await Promise.all(problems) }
}

async function inWords(problem: ImportProblem): Promise<ImportProblem> {
  const errors = problem.errors.map(async (error) => ({
    ...error,
    reason: await spoken({ ...error, message: error.reason }),
  }))
  return { ...problem, errors: await Promise.all(errors) }
}

/** The newest imports. */
export async function fetchImports(signal?: AbortSignal): Promise<StudentImport[]> {
  const { data } = await call<typeof studentImportListResponse>({
    method: 'GET',
    path,
    query: { limit: 5 },
    signal,
  })
  return data
}

/** Which field is in which column, and how dates are written, if a person chose that. */
export interface ColumnChoice {
  columns: ImportColumns
  dateOrder?: DateOrder
}

export const setColumns = (id: string, choice: ColumnChoice) =>
  call({ method: 'PUT', path: pathTo(path, id, '/columns'), json: choice })

/** Where the list is; without a row the server looks for the headings. */
export interface PlaceChoice {
  sheet: number
  headingRow?: number
}

export const setPlace = (id: string, place: PlaceChoice) =>
  call({ method: 'PUT', path: pathTo(path, id, '/place'), json: place })

/** One page of the rows that would be imported. */
export async function fetchAccepted(
  id: string,
  after: number,
  signal: AbortSignal,
): Promise<{ data: AcceptedRow[]; nextAfter: number | null }> {
  return call<typeof acceptedRowsResponse>({
    method: 'GET',
    path: pathTo(path, id, '/accepted'),
    query: { after },
    signal,
  })
}

export const startImport = (id: string, updateExisting: boolean, idempotencyKey: string) =>
  call({ method: 'POST', path: pathTo(path, id, '/start'), json: { updateExisting }, idempotencyKey })

export const cancelImport = (id: string) => call({ method: 'DELETE', path: pathTo(path, id) })

export const wrongRowsPath = (id: string): string => pathTo(path, id, '/errors.xlsx')
export const changesPath = (id: string): string => pathTo(path, id, '/changes.xlsx')
export const samplePath = '/api/student/sample.xlsx'
