// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { certificate, endedBatch, startBatch } from '../../../../../test/acts/batches.ts'
import { makeDepartment, makeMember } from '../../../../../test/acts/departments.ts'
import {
  holdStudents,
  type ImportedRow,
  listFile,
  newRows,
  studentIdsOf,
} from '../../../../../test/acts/imports.ts'
import { makeApiKey } from '../../../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  ok,
  studentData,
  uploadAs,
} from '../../../../../test/acts/people.ts'
import { openUndoWorld } from './testing.ts'

const { world, admin, issuer, importId, undo, readImport, list, preview } = await openUndoWorld()
// It also checks that the trails recorded every change.
afterAll(() => world.close())

test('of two colleagues who undo the same import at once, one is refused, and each student is deleted once', async () => {
  const law = await makeDepartment(world, issuer, 'Law')
  const [one, two] = [
    await makeMember(world, issuer, { [law]: 'preparer' }),
    await makeMember(world, issuer, { [law]: 'preparer' }),
  ]
  const id = await importId(newRows(20), one)
  const order = { kind: 'undo-import', importId: id }
  const release = await holdStudents(world, issuer)
  const answers = await Promise.all([one, two].map((by) => callAs(world, by, 'POST', '/api/batches', order)))
  expect((await preview(id)).json()).toMatchObject({ key: 'import_not_ready.undoing' })
  await release()
  const [accepted, refused] = answers.sort((a, b) => a.statusCode - b.statusCode)
  expect(refused!.json()).toMatchObject({ error: 'import_not_ready', key: 'import_not_ready.undoing' })
  expect(await endedBatch(world, issuer, accepted!.json().data._id)).toMatchObject({ done: 20, failed: 0 })
  expect((await list('')).total).toBe(0)
  const { deleted } = await world.ctx.db
    .selectFrom('audit_entry')
    .select((q) => q.fn.countAll<string>().as('deleted'))
    .where('org_id', '=', issuer.id)
    .where('action', '=', 'student.deleted')
    .executeTakeFirstOrThrow()
  expect(deleted).toBe('20')
})

test('no list is imported while an undo runs, and no undo starts while a list is imported', async () => {
  const id = await importId(newRows(1))
  const file = listFile(newRows(1))
  const path = '/api/student/import-student-excel?preview=true'
  const { importId: next } = ok(await uploadAs(world, issuer, path, { doc_url: file }))
  await world.until(async () => (await readImport(next)).status === 'ready')
  const statusOf = (status: 'ready' | 'waiting') =>
    world.ctx.db.updateTable('student_import').set({ status }).where('id', '=', next).execute()
  await statusOf('waiting')
  expect((await preview(id)).json()).toMatchObject({ key: 'import_not_ready.others' })
  await statusOf('ready')
  const { _id } = await undo(id)
  const endOf = (ended_at: Date | null) =>
    world.ctx.db.updateTable('batch').set({ ended_at }).where('id', '=', _id).execute()
  const start = () =>
    callAs(world, issuer, 'POST', `/api/student/imports/${next}/start`, { updateExisting: false })
  await endOf(null)
  expect((await start()).json()).toMatchObject({ key: 'import_not_ready.undoing' })
  const direct = await uploadAs(world, issuer, '/api/student/import-student-excel', { doc_url: file })
  expect(direct.statusCode).toBe(409)
  await endOf(world.ctx.clock())
  ok(await start())
})

test('while an undo runs, nobody is told that an email or roll number is taken by somebody who is leaving', async () => {
  const program = await makeApiKey(world, issuer)
  const law = await makeDepartment(world, issuer, 'Law')
  const [taken, roll, named, free] = newRows(4) as [ImportedRow, ImportedRow, ImportedRow, ImportedRow]
  const numberOf = ({ email }: ImportedRow) => email.split('@')[0]!
  const id = await importId([taken, roll, named])
  const stays = studentData('stays@mail.example', 'stays')
  const { data: staying } = ok(await callAs(world, issuer, 'POST', '/api/student/add-student', stays))
  const release = await holdStudents(world, issuer)
  const { _id } = await startBatch(world, issuer, { kind: 'undo-import', importId: id })

  const add = (email: string, number: string) =>
    callAs(world, issuer, 'POST', '/api/student/add-student', studentData(email, number))
  const post = (email: string, number: string, headers = {}, by: Caller = program) => {
    const { password: _, ...student } = studentData(email, number)
    return callAs(world, by, 'POST', '/v1/students', { students: [student] }, headers)
  }
  const key = { 'idempotency-key': 'during-undo' }
  const bound = await makeApiKey(world, issuer, { departmentId: law })
  const answers = [
    await add(taken.email, 'another number'),
    await add('another@mail.example', numberOf(roll)),
    await post('another@mail.example', numberOf(roll), key),
    await post(taken.email, 'another number', {}, bound),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().key]).toEqual([409, 'import_not_ready.undoing'])
    expect(answer.json().message).toBe('An import is being undone. Try again once that is done.')
  }
  const known = await add(stays.email, 'another number')
  expect([known.statusCode, Object.keys(known.json().fields)]).toEqual([409, ['email']])
  ok(await post(free.email, numberOf(free)))

  // Waits, and keeps the student.
  const again = post(named.email, numberOf(named))
  const change = callAs(world, program, 'PATCH', `/v1/students/${staying._id}`, {
    rollNumber: numberOf(roll),
  })
  await release()
  expect(['exists', 'created']).toContain(ok(await again).data[0].outcome)
  expect([200, 409]).toContain((await change).statusCode)
  await endedBatch(world, issuer, _id)
  expect(ok(await post('another@mail.example', numberOf(roll), key)).data).toMatchObject([
    { outcome: expect.stringMatching('created|refused') },
  ])
  expect((await list(`search=${named.email}`)).total).toBe(1)
})

test('of an undo and an import of the same students that start at once, one is refused', {
  tags: ['slow'],
}, async () => {
  for (let round = 0; round < 3; round++) {
    const own = await makeIssuer(world, admin)
    const rows = newRows(20)
    const id = await importId(rows, own)
    const file = listFile(rows.map((row) => ({ ...row, name: 'New Name' })))
    const path = '/api/student/import-student-excel'
    const { importId: next } = ok(await uploadAs(world, own, `${path}?preview=true`, { doc_url: file }))
    await world.until(async () => (await readImport(next, own)).status === 'ready')
    const release = await holdStudents(world, own)
    const [undone, ...imported] = await Promise.all([
      callAs(world, own, 'POST', '/api/batches', { kind: 'undo-import', importId: id }),
      callAs(world, own, 'POST', `/api/student/imports/${next}/start`, { updateExisting: true }),
      ...(round === 0 ? [uploadAs(world, own, path, { doc_url: file })] : []),
    ])
    await release()
    const isUndone = undone.statusCode === 202
    expect(isUndone || undone.json().key).toBe(isUndone || 'import_not_ready.others')
    for (const { statusCode } of imported) expect(statusCode === 409).toBe(isUndone)
    if (isUndone) await endedBatch(world, own, undone.json().data._id)
  }
})

test('a student who gets a certificate at the same time has it, or is gone, but never both', async () => {
  const rows = newRows(30)
  const id = await importId(rows)
  const ids = await studentIdsOf(world, issuer, rows)
  const recipients = { ids }
  const [created, undone] = await Promise.all([
    startBatch(world, issuer, { kind: 'create', recipients, certificate }),
    startBatch(world, issuer, { kind: 'undo-import', importId: id }),
  ])
  const [made, gone] = [
    await endedBatch(world, issuer, created._id),
    await endedBatch(world, issuer, undone._id),
  ]
  expect(made.done + gone.done).toBe(30)
  expect((await list('')).total).toBe(made.done)
})
