import { randomUUID } from 'node:crypto'
import type { TestWorld } from '../worlds/test-world.ts'
import { runBatch } from './batches.ts'
import { type Caller, callAs, ok, uploadAs } from './people.ts'

/** A student in an imported list. */
export interface ImportedRow {
  email: string
  name?: string
  password?: string
}
export const newRows = (count: number): ImportedRow[] =>
  Array.from({ length: count }, () => ({ email: `${randomUUID().slice(0, 13)}@mail.example` }))

const header = 'Student Name,Father Name,Mother Name,Roll No,Phone,DOB,Email Address,Password'
const lineOf = ({ name = 'Amal Haddad', email, password = '' }: ImportedRow) =>
  [name, 'Karim', 'Leila', email.split('@')[0], '0501234567', '2001-02-03', email, password].join(',')

/** A list of these students, as CSV. */
export const listFile = (rows: readonly ImportedRow[]) =>
  new File([[header, ...rows.map(lineOf)].join('\n')], 'wrong list.csv')

/** Imports a list of students and waits until it is done; returns the import's id. */
export async function importList(
  world: TestWorld,
  by: Caller,
  rows: readonly ImportedRow[],
): Promise<string> {
  const path = '/api/student/import-student-excel'
  const { importId } = ok(await uploadAs(world, by, path, { doc_url: listFile(rows) }))
  await world.until(async () => (await readImport(world, by, importId)).status === 'done')
  return importId
}

export const readImport = async (world: TestWorld, by: Caller, id: string) =>
  ok(await callAs(world, by, 'GET', `/api/student/imports/${id}`)).data

/** Undoes an import and waits for the end; returns the batch. */
export const undoImport = (world: TestWorld, by: Caller, id: string) =>
  runBatch(world, by, { kind: 'undo-import', importId: id })

export const accountsOf = (world: TestWorld, emails: readonly string[]) =>
  world.ctx.db.selectFrom('account').select(['id', 'email']).where('email', 'in', emails).execute()

export const previewUndo = (world: TestWorld, by: Caller, id: string) =>
  callAs(world, by, 'POST', '/api/batches/preview', { kind: 'undo-import', importId: id })

/** The status and the error with which the undo of an import is refused. */
export async function refusedUndo(world: TestWorld, by: Caller, id: string): Promise<[number, string]> {
  const answer = await callAs(world, by, 'POST', '/api/batches', { kind: 'undo-import', importId: id })
  return [answer.statusCode, answer.json().error]
}

/** The organisation's students of this query, as its list answers. */
export const listStudents = async (world: TestWorld, by: Caller, query: string) =>
  ok(await callAs(world, by, 'GET', `/api/student/get-student?${query}`))

/** The ids of the organisation's students of these rows. */
export async function studentIdsOf(
  world: TestWorld,
  by: Caller,
  rows: readonly ImportedRow[],
): Promise<string[]> {
  const { data } = await listStudents(world, by, 'limit=1000')
  const byEmail = new Map(data.map((one: { email: string; _id: string }) => [one.email, one._id]))
  return rows.map(({ email }) => byEmail.get(email) as string)
}

/** Until it is released, no student of the organisation is deleted or changed. */
export async function holdStudents(
  world: TestWorld,
  { id }: { id: string },
): Promise<() => Promise<unknown>> {
  const hold = await world.ctx.db.startTransaction().execute()
  await hold.selectFrom('student').select('id').where('org_id', '=', id).forUpdate().execute()
  return () => hold.rollback().execute()
}
