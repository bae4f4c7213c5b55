import { batchUndoWindowMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { endedBatch, runBatch, startBatch } from '../../../../../test/acts/batches.ts'
import { createCertificates } from '../../../../../test/acts/certificates.ts'
import { makeColleague } from '../../../../../test/acts/colleagues.ts'
import { makeDepartment, makeMember, move } from '../../../../../test/acts/departments.ts'
import {
  accountsOf,
  holdStudents,
  type ImportedRow,
  listFile,
  newRows,
  studentIdsOf,
} from '../../../../../test/acts/imports.ts'
import { makeApiKey } from '../../../../../test/acts/integrators.ts'
import {
  callAs,
  firstSignIn,
  makeIssuer,
  makeStudent,
  ok,
  studentData,
  uploadAs,
} from '../../../../../test/acts/people.ts'
import { openUndoWorld } from './testing.ts'

const { world, admin, issuer, importId, undo, readImport, list, preview, refused } = await openUndoWorld()
const initialPassword = 'Given-by-issuer-7'
// It also checks that the trails recorded every change.
afterAll(() => world.close())

test('rows that were left out need attention until the import is undone', async () => {
  const [good, bad] = newRows(2)
  const id = await importId([good!, { ...bad!, email: 'nobody' }])
  const needing = async () => ok(await callAs(world, issuer, 'GET', '/api/issuer/overview')).data.imports
  expect(await needing()).toMatchObject([{ id, failed: 1 }])
  await undo(id)
  expect(await needing()).toEqual([])
})

test('undo deletes the students that the list added, with their accounts, and the list can be imported again', async () => {
  const before = await makeStudent(world, issuer)
  const rows = newRows(600)
  const id = await importId(rows)
  expect(await readImport(id)).toMatchObject({
    created: 600,
    present: 600,
    undoUntil: expect.stringMatching('Z'),
  })
  expect(ok(await preview(id)).data).toEqual({ total: 600, willChange: 600, refused: [], quote: null })
  const batch = await undo(id)
  expect(batch).toMatchObject({
    kind: 'undo-import',
    title: 'wrong list.csv',
    total: 600,
    done: 600,
    failed: 0,
  })
  expect((await list('')).data).toMatchObject([{ _id: before.studentId }])
  expect(ok(await callAs(world, issuer, 'GET', '/api/student/get-total-student-count')).totalCount).toBe(1)
  expect(
    await accountsOf(
      world,
      rows.map(({ email }) => email),
    ),
  ).toEqual([])
  expect(await readImport(id)).toMatchObject({ created: 600, present: 0, undoUntil: '' })
  expect(await refused(id)).toEqual([409, 'recall_ended'])
  const again = await importId(rows.map((row) => ({ ...row, name: 'Right Name' })))
  expect(await readImport(again)).toMatchObject({ created: 600, failed: 0 })
  const names = await world.ctx.db
    .selectFrom('account')
    .select('name')
    .where('email', '=', rows[0]!.email)
    .execute()
  expect(names).toEqual([{ name: 'Right Name' }])
})

test('those of whom something would be lost stay, each with the reason that the preview had counted', async () => {
  const rows = newRows(8)
  rows[4]!.password = initialPassword
  const id = await importId(rows)
  const ids = await studentIdsOf(world, issuer, rows)
  await createCertificates(world, issuer, { studentId: ids[0]! })
  const details = ok(await callAs(world, issuer, 'GET', `/api/students/${ids[1]}`)).data
  ok(await callAs(world, issuer, 'PUT', `/api/students/${ids[1]}`, { ...details, courseName: 'Tunnels' }))
  await runBatch(world, issuer, { kind: 'invite', students: { ids: [ids[2]] } })
  await runBatch(world, issuer, { kind: 'archive', students: { ids: [ids[3]] } })
  await firstSignIn(world, { email: rows[4]!.email, password: initialPassword })
  const award = { org_id: issuer.id, course_id: 'course_1', subject: 'person-1', student_id: ids[5]! }
  await world.ctx.db
    .insertInto('course_award')
    .values({ ...award, batch_id: null, created_at: world.ctx.clock() })
    .execute()
  const [held] = await accountsOf(world, [rows[6]!.email])
  const hold = { subjectId: held!.id, reason: 'Court case', until: null }
  ok(await callAs(world, admin, 'POST', '/api/admin/data-protection/holds', hold))

  const impact = ok(await preview(id)).data
  expect([impact.total, impact.willChange]).toEqual([8, 1])
  const counts = Object.fromEntries(
    impact.refused.map((one: { key: string; count: number }) => [one.key, one.count]),
  )
  expect(counts).toEqual({
    student_in_use: 1,
    'student_in_use.changed': 3,
    'student_in_use.signed_in': 1,
    'student_in_use.course': 1,
    'student_in_use.held': 1,
  })
  const batch = await undo(id)
  expect(batch).toMatchObject({ state: 'done', total: 8, done: 1, failed: 7, skipped: 7, canRetry: false })
  const { data } = ok(await callAs(world, issuer, 'GET', `/api/batches/${batch._id}/failures`))
  expect(new Map(data.map((one: { subject: string; key: string }) => [one.subject, one.key]))).toEqual(
    new Map([
      [ids[0], 'student_in_use'],
      [ids[1], 'student_in_use.changed'],
      [ids[2], 'student_in_use.changed'],
      [ids[3], 'student_in_use.changed'],
      [ids[4], 'student_in_use.signed_in'],
      [ids[5], 'student_in_use.course'],
      [ids[6], 'student_in_use.held'],
    ]),
  )
  expect(data[0].name).toBe('Amal Haddad')
  expect(await readImport(id)).toMatchObject({ present: 7 })
  expect(
    await accountsOf(
      world,
      rows.map(({ email }) => email),
    ),
  ).toHaveLength(7)
})

test('those whom another list or a program has named since, or who were moved, stay', {
  tags: ['slow'],
}, async () => {
  const program = await makeApiKey(world, issuer)
  const law = await makeDepartment(world, issuer, 'Law')
  const rows = newRows(5)
  const wrong = await importId(rows)
  const ids = await studentIdsOf(world, issuer, rows)
  const right = await importId([rows[0]!, { ...rows[1]!, name: 'Right Name' }])
  expect(await readImport(right)).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
  const { password: _, ...student } = studentData(rows[2]!.email)
  const added = ok(await callAs(world, program, 'POST', '/v1/students', { students: [student] }))
  expect(added.data).toMatchObject([{ outcome: 'exists', studentId: ids[2] }])
  ok(await move(world, issuer, { departmentId: law, students: { ids: [ids[3]] } }))

  const refusals = [{ key: 'student_in_use.named_again', count: 4 }]
  expect(ok(await preview(wrong)).data).toMatchObject({ total: 5, willChange: 1, refused: refusals })
  const batch = await undo(wrong)
  expect(batch).toMatchObject({ done: 1, failed: 4, skipped: 4, canRetry: false })
  expect((await list(`addedBy=${wrong}`)).total).toBe(4)
  expect((await list('')).total).toBe(4)
  expect((await callAs(world, program, 'GET', `/v1/students/${ids[2]}`)).statusCode).toBe(200)
  expect((await callAs(world, program, 'GET', `/v1/students/${ids[4]}`)).statusCode).toBe(404)
})

test('a list that names its own students again may still be undone, and one that is only reviewed changes nothing', {
  tags: ['slow'],
}, async () => {
  const rows = newRows(2)
  const id = await importId([...rows, rows[0]!])
  const file = listFile(rows)
  const path = '/api/student/import-student-excel?preview=true'
  const { importId: reviewed } = ok(await uploadAs(world, issuer, path, { doc_url: file }))
  await world.until(async () => (await readImport(reviewed)).status === 'ready')
  expect(await undo(id)).toMatchObject({ total: 2, done: 2, failed: 0 })
})

test('students that the list only updated stay as they are', { tags: ['slow'] }, async () => {
  const [known, fresh] = newRows(2) as [ImportedRow, ImportedRow]
  await importId([known])
  const file = listFile([{ ...known, name: 'Wrong Name' }, fresh])
  const path = '/api/student/import-student-excel?preview=true'
  const { importId: id } = ok(await uploadAs(world, issuer, path, { doc_url: file }))
  await world.until(async () => (await readImport(id)).status === 'ready')
  ok(await callAs(world, issuer, 'POST', `/api/student/imports/${id}/start`, { updateExisting: true }))
  await world.until(async () => (await readImport(id)).status === 'done')
  expect(await readImport(id)).toMatchObject({ created: 1, changed: 1, present: 1 })
  expect(await undo(id)).toMatchObject({ total: 1, done: 1 })
  expect((await list('')).data).toMatchObject([{ email: known.email, name: 'Wrong Name' }])
})

test('undo is refused once it is too late, while the list is read, and for another organisation’s import', async () => {
  const id = await importId(newRows(1))
  const stranger = await makeIssuer(world, admin)
  expect((await preview(id, stranger)).statusCode).toBe(404)
  expect(await refused(id, stranger)).toEqual([404, 'not_found'])
  expect(await refused('imp_unknown')).toEqual([404, 'not_found'])
  const file = listFile(newRows(1))
  const path = '/api/student/import-student-excel?preview=true'
  const { importId: reading } = ok(await uploadAs(world, issuer, path, { doc_url: file }))
  expect(await refused(reading)).toEqual([409, 'import_not_ready'])
  world.advance(batchUndoWindowMs + 1)
  expect(await readImport(id)).toMatchObject({ present: 1, undoUntil: '' })
  expect((await preview(id)).json().error).toBe('recall_ended')
  expect(await refused(id)).toEqual([409, 'recall_ended'])
})

test('a department undoes its own imports, and not what has moved elsewhere', async () => {
  const [law, arts] = [
    await makeDepartment(world, issuer, 'Law'),
    await makeDepartment(world, issuer, 'Arts'),
  ]
  const registrar = await makeMember(world, issuer, { [law]: 'preparer' })
  const stranger = await makeMember(world, issuer, { [arts]: 'preparer' })
  const rows = newRows(3)
  const id = await importId(rows, registrar)
  const central = await importId(newRows(1))
  const [moved] = await studentIdsOf(world, issuer, rows)
  ok(await move(world, issuer, { departmentId: arts, students: { ids: [moved] } }))
  expect(await refused(id, stranger)).toEqual([404, 'not_found'])
  expect(await refused(central, registrar)).toEqual([404, 'not_found'])
  expect(ok(await preview(id, registrar)).data).toMatchObject({ total: 2, willChange: 2 })
  expect(await undo(id, registrar)).toMatchObject({ total: 2, done: 2, failed: 0 })
  expect((await list(`addedBy=${id}`)).total).toBe(1)
  const left = world.ctx.db
    .selectFrom('department_object')
    .select('object_id')
    .where('department_id', '=', law)
  expect((await left.where('object_id', 'like', 'stud%').execute()).length).toBe(0)
})

test('an undo is retried only while it could begin: not beside an import, and not after ten minutes', {
  tags: ['slow'],
}, async () => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  const rows = newRows(3)
  const id = await importId(rows)
  const stopped = async () => {
    const release = await holdStudents(world, issuer)
    const { _id } = await startBatch(world, preparer, { kind: 'undo-import', importId: id })
    const role = `/api/colleagues/${preparer.accountId}/role`
    ok(await callAs(world, issuer, 'PUT', role, { memberRole: 'auditor' }))
    await release()
    expect(await endedBatch(world, issuer, _id)).toMatchObject({ done: 0, failed: 3, canRetry: true })
    ok(await callAs(world, issuer, 'PUT', role, { memberRole: 'preparer' }))
    return {
      retry: () => callAs(world, issuer, 'POST', `/api/batches/${_id}/retry`),
      isOffered: async () => ok(await callAs(world, issuer, 'GET', `/api/batches/${_id}`)).data.canRetry,
    }
  }
  const { retry: retryFirst } = await stopped()
  const { retry, isOffered } = await stopped()
  const file = listFile(rows)
  const path = '/api/student/import-student-excel?preview=true'
  const { importId: next } = ok(await uploadAs(world, issuer, path, { doc_url: file }))
  await world.until(async () => (await readImport(next)).status === 'ready')
  const statusOf = (status: 'ready' | 'waiting') =>
    world.ctx.db.updateTable('student_import').set({ status }).where('id', '=', next).execute()
  await statusOf('waiting')
  expect((await retry()).json()).toMatchObject({ key: 'import_not_ready.others' })
  await statusOf('ready')
  expect(await isOffered()).toBe(true)
  world.advance(batchUndoWindowMs + 1)
  expect((await retry()).json()).toMatchObject({ key: 'recall_ended' })
  expect(await isOffered()).toBe(false)
  const { data: batches } = ok(await callAs(world, issuer, 'GET', '/api/batches'))
  expect(batches.map((batch: { canRetry: boolean }) => batch.canRetry)).toEqual([false, false])
  expect((await list('')).total).toBe(3)
  world.advance(-batchUndoWindowMs)
  const release = await holdStudents(world, issuer)
  // The second one changes nothing.
  for (let i = 0; i < 2; i++) ok(await retry())
  expect((await retryFirst()).json()).toMatchObject({ key: 'import_not_ready.undoing' })
  await release()
  await world.until(async () => (await list('')).total === 0)
  // The first batch has nothing left to delete.
  const { data: ended } = ok(await callAs(world, issuer, 'GET', '/api/batches'))
  expect(ended.map((batch: { canRetry: boolean }) => batch.canRetry)).toEqual([false, false])
})

test('the list shows only what an import added, counted exactly, and an act can take them all', async () => {
  const rows = newRows(3)
  const id = await importId(rows)
  await importId(newRows(2))
  expect(await list(`addedBy=${id}`)).toMatchObject({ total: 3, totalIsExact: true })
  expect((await list(`addedBy=${id}&search=${rows[1]!.email}`)).total).toBe(1)
  expect((await list('addedBy=imp_unknown')).total).toBe(0)
  const stranger = await makeIssuer(world, admin)
  expect((await list(`addedBy=${id}`, stranger)).total).toBe(0)
  const tooLong = await callAs(world, issuer, 'GET', `/api/student/get-student?addedBy=${'x'.repeat(121)}`)
  expect(tooLong.statusCode).toBe(422)
  const students = { filter: { addedBy: id }, except: [] }
  expect(await runBatch(world, issuer, { kind: 'archive', students })).toMatchObject({ total: 3, done: 3 })
})
