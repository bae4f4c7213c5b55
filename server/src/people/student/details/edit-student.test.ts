import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { endedBatch, runBatch } from '../../../../test/acts/batches.ts'
import { createCertificates, readAs, signedCertificates } from '../../../../test/acts/certificates.ts'
import { callAs, makeIssuer, makeStudent, nobody, ok, studentData } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, admin, issuer } = await openRolesWorld({ startRoles: true })
const other = await makeIssuer(world, admin)
afterAll(() => world.close())

const freshEmail = () => `s-${randomUUID().slice(0, 8)}@mail.example`
const add = async (email = freshEmail(), by = issuer): Promise<string> =>
  ok(await callAs(world, by, 'POST', '/api/student/add-student', studentData(email))).data._id
const read = async (id: string, by = issuer) => ok(await callAs(world, by, 'GET', `/api/students/${id}`)).data
const put = (id: string, body: object, by = issuer) => callAs(world, by, 'PUT', `/api/students/${id}`, body)
const edit = async (id: string, changes: object) => put(id, { ...(await read(id)), ...changes })
const accountOf = async (id: string) =>
  world.ctx.db
    .selectFrom('student')
    .innerJoin('account', 'account.id', 'student.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .where('student.id', '=', id)
    .executeTakeFirstOrThrow()

test('an edit changes the details that it names, in the list, its choices and its search', async () => {
  const id = await add()
  const { data } = ok(await edit(id, { name: 'Amal Haddad-Saleh', courseName: 'Tunnels', year: '2024' }))
  expect(data).toMatchObject({ name: 'Amal Haddad-Saleh', courseName: 'Tunnels', year: '2024' })
  const found = ok(await callAs(world, issuer, 'GET', '/api/student/get-student?search=haddad-saleh'))
  expect(found.data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
  const choices = ok(await callAs(world, issuer, 'GET', '/api/student/choices')).data
  expect(choices.courses).toContain('Tunnels')
})

test('of two edits begun from the same details the second is told, and loses nothing', async () => {
  const id = await add()
  const seen = await read(id)
  ok(await put(id, { ...seen, name: 'First Registrar' }))
  const second = await put(id, { ...seen, courseName: 'Second Registrar' })
  expect([second.statusCode, second.json().error]).toEqual([409, 'student_changed'])
  expect(await read(id)).toMatchObject({ name: 'First Registrar', courseName: seen.courseName })
})

test('two simultaneous edits of one student do not both succeed', async () => {
  const id = await add()
  const seen = await read(id)
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => put(id, { ...seen, name })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
})

test('the rules of adding hold: a taken email or roll number, a missing name', async () => {
  const taken = studentData(freshEmail())
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', taken))
  const id = await add()
  const fields = async (changes: object) => Object.keys((await edit(id, changes)).json().fields ?? {})
  expect(await fields({ email: taken.email })).toEqual(['email'])
  expect(await fields({ rollNumber: taken.rollNumber })).toEqual(['rollNumber'])
  expect(await fields({ name: ' ' })).toEqual(['name'])
})

test('another issuer’s student is not there', async () => {
  const id = await add()
  expect((await callAs(world, other, 'GET', `/api/students/${id}`)).statusCode).toBe(404)
  expect((await put(id, await read(id), other)).statusCode).toBe(404)
  expect((await callAs(world, other, 'GET', `/api/students/${id}/history`)).statusCode).toBe(404)
})

test('a mistyped email of somebody who never signed in is corrected with the account', async () => {
  const id = await add()
  const before = await accountOf(id)
  const email = freshEmail()
  ok(await edit(id, { email, name: 'Right Name' }))
  expect(await accountOf(id)).toEqual({ id: before.id, email, name: 'Right Name' })
})

test('an account that its owner uses, or another issuer knows, keeps its email', async () => {
  const student = await makeStudent(world, issuer)
  const email = freshEmail()
  ok(await edit(student.studentId, { email }))
  const next = await accountOf(student.studentId)
  expect([next.email, next.id]).toEqual([email, expect.not.stringMatching(student.id)])

  const shared = freshEmail()
  const own = await add(shared)
  const theirs = await add(shared, other)
  ok(await edit(own, { email: freshEmail() }))
  expect((await accountOf(theirs)).email).toBe(shared)
})

test('an email of another person leads to that person, whose name and password stay', async () => {
  const person = await makeStudent(world, other)
  const id = await add()
  ok(await edit(id, { email: person.email, name: 'Somebody Else' }))
  expect(await accountOf(id)).toMatchObject({ id: person.id, name: person.name })
})

test('issued certificates keep the name; unsigned ones follow to another account', async () => {
  const student = await makeStudent(world, issuer)
  const [signed] = await signedCertificates(world, issuer, student)
  const [draft] = await createCertificates(world, issuer, student)
  ok(await edit(student.studentId, { name: 'New Name', email: freshEmail() }))
  expect(await readAs(world, issuer, signed!)).toMatchObject({ userName: student.name })
  const rows = await world.ctx.db
    .selectFrom('certificate')
    .select(['id', 'account_id'])
    .where('student_id', '=', student.studentId)
    .execute()
  const { id: next } = await accountOf(student.studentId)
  expect(Object.fromEntries(rows.map((row) => [row.id, row.account_id]))).toEqual({
    [signed!]: student.id,
    [draft!]: next,
  })
})

test('the history says what happened to the student and to their certificates, newest first', async () => {
  const student = await makeStudent(world, issuer)
  await signedCertificates(world, issuer, student)
  ok(await edit(student.studentId, { name: 'Edited' }))
  const path = `/api/students/${student.studentId}/history`
  const { data, total } = ok(await callAs(world, issuer, 'GET', path))
  const actions = data.map(({ action }: { action: string }) => action)
  expect(actions.filter((action: string) => !action.startsWith('certificate.stored'))).toEqual([
    'student.edited',
    'certificate.signed',
    'certificate.created',
    'student.added',
  ])
  expect(total).toBe(data.length)
  const entry = (action: string) => data.find((one: { action: string }) => one.action === action)
  expect(entry('student.edited').by).toBe(issuer.email)
  expect(entry('certificate.created').certificateTitle).not.toBe('')
  const { data: paged, nextCursor: second } = ok(await callAs(world, issuer, 'GET', `${path}?limit=1`))
  const rest = ok(await callAs(world, issuer, 'GET', `${path}?cursor=${second}`)).data
  expect([...paged, ...rest].slice(-data.length)).toEqual(data)
  const { nextCursor } = ok(await callAs(world, issuer, 'GET', '/api/student/get-student?limit=1'))
  expect((await callAs(world, issuer, 'GET', `${path}?cursor=${nextCursor}`)).statusCode).toBe(422)
})

test('certificates are listed by student', async () => {
  const student = await makeStudent(world, issuer)
  const [id] = await createCertificates(world, issuer, student)
  const { documents, total } = ok(
    await callAs(world, issuer, 'GET', `/get-certificate-from-db?student=${student.studentId}`),
  )
  expect([documents.map(({ _id }: { _id: string }) => _id), total]).toEqual([[id], 1])
})

const listed = async (query = '') =>
  ok(await callAs(world, issuer, 'GET', `/api/student/get-student?limit=1000${query}`))
const idsIn = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id)
const count = async () =>
  ok(await callAs(world, issuer, 'GET', '/api/student/get-total-student-count')).totalCount

test('the archived leave the default list, its numbers and what can be issued; undo brings back only those', async () => {
  const [first, second] = [await add(), await add()]
  await runBatch(world, issuer, { kind: 'archive', students: { ids: [first] } })
  const before = await count()
  const batch = await runBatch(world, issuer, { kind: 'archive', students: { ids: [first, second] } })
  expect([batch.done, batch.failed]).toEqual([2, 0])
  expect(await count()).toBe(before - 1)
  expect(idsIn(await listed())).not.toContain(second)
  const archived = await listed('&archived=true')
  expect(idsIn(archived)).toEqual(expect.arrayContaining([first, second]))
  expect(archived.total).toBe(archived.data.length)
  expect((await read(second)).archivedAt).not.toBe('')

  const certificate = { certificateType: 'Diploma', title: 'Bridges', date: '2026-06-30' }
  const issue = await runBatch(world, issuer, { kind: 'create', recipients: { ids: [second] }, certificate })
  expect([issue.done, issue.failed]).toEqual([0, 1])
  const failures = ok(await callAs(world, issuer, 'GET', `/api/batches/${issue._id}/failures`))
  expect(failures.data[0].error).toBe('student_archived')

  ok(await callAs(world, issuer, 'POST', `/api/batches/${batch._id}/recall`))
  await world.until(async () => (await endedBatch(world, issuer, batch._id)).state === 'recalled')
  expect([(await read(first)).archivedAt, (await read(second)).archivedAt]).toEqual([
    expect.stringMatching(/./),
    '',
  ])
  await runBatch(world, issuer, { kind: 'restore', students: { filter: { archived: 'true' }, except: [] } })
  expect((await listed('&archived=true')).total).toBe(0)
})

test('an archived student can be edited, and is not counted before being restored', async () => {
  const id = await add()
  await runBatch(world, issuer, { kind: 'archive', students: { ids: [id] } })
  const before = await count()
  ok(await edit(id, { courseName: 'Canals' }))
  expect(await count()).toBe(before)
  await runBatch(world, issuer, { kind: 'restore', students: { ids: [id] } })
  expect(await count()).toBe(before + 1)
})

test('nobody else’s students are archived, and a verifier may not ask', async () => {
  const id = await add()
  const batch = await runBatch(world, other, { kind: 'archive', students: { ids: [id] } })
  expect([batch.done, batch.failed]).toEqual([0, 1])
  expect((await read(id)).archivedAt).toBe('')
  expect((await callAs(world, nobody, 'POST', '/api/batches', { kind: 'archive' })).statusCode).toBe(401)
})
