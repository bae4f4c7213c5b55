import { randomUUID } from 'node:crypto'
import { dayMs } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { endedBatch, runBatch } from '../../../../test/acts/batches.ts'
import { readAs, signedCertificates } from '../../../../test/acts/certificates.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  ok,
  studentData,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { purgeUndo } from '../undo/purge-undo.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const other = await makeIssuer(world, admin)
await world.startRoles()
afterAll(() => world.close())

const add = async (details: object = {}): Promise<string> => {
  const student = { ...studentData(`s-${randomUUID().slice(0, 8)}@mail.example`), ...details }
  return ok(await callAs(world, issuer, 'POST', '/api/student/add-student', student)).data._id
}
const read = async (id: string) => ok(await callAs(world, issuer, 'GET', `/api/students/${id}`)).data
const edit = (ids: string[], details: object, by = issuer) =>
  runBatch(world, by, { kind: 'edit-students', students: { ids }, details })
const undo = async (batch: { _id: string }) => {
  ok(await callAs(world, issuer, 'POST', `/api/batches/${batch._id}/recall`))
  return world.until(async () => {
    const ended = await endedBatch(world, issuer, batch._id)
    return ended.state === 'recalled' && ended
  })
}
const list = async (query: string) =>
  ok(await callAs(world, issuer, 'GET', `/api/student/get-student?${query}`))

test('the chosen details change for all who match, and nothing else does', async () => {
  const course = `Course ${randomUUID()}`
  const ids = [
    await add({ courseName: course, year: '2023' }),
    await add({ courseName: course, year: '2024' }),
  ]
  const bystander = await add({ courseName: 'Stays', year: '2023' })
  const [before] = await Promise.all(ids.map(read))
  const next = `Next ${randomUUID()}`
  const batch = await runBatch(world, issuer, {
    kind: 'edit-students',
    students: { filter: { courseName: course } },
    details: { courseName: next, year: '' },
  })
  expect([batch.total, batch.done, batch.failed]).toEqual([2, 2, 0])
  expect(await read(ids[0]!)).toEqual({ ...before, courseName: next, year: '', version: expect.any(String) })
  expect(await read(bystander)).toMatchObject({ courseName: 'Stays', year: '2023' })
  // Numbers, choices and search follow.
  expect((await list(`courseName=${encodeURIComponent(next)}`)).total).toBe(2)
  expect((await list(`courseName=${encodeURIComponent(course)}`)).total).toBe(0)
  expect((await list(`search=${encodeURIComponent(next)}`)).total).toBe(2)
})

test('undo puts back what each student had, except what somebody has changed since', async () => {
  const first = await add({ courseName: 'Bridges', year: '2023', collegeName: 'North' })
  const second = await add({ courseName: 'Tunnels', year: '2024', collegeName: 'South' })
  const batch = await edit([first, second], { courseName: 'Canals', year: '2025' })
  ok(await callAs(world, issuer, 'PUT', `/api/students/${second}`, { ...(await read(second)), year: '2022' }))
  await undo(batch)
  expect(await read(first)).toMatchObject({ courseName: 'Bridges', year: '2023', collegeName: 'North' })
  expect(await read(second)).toMatchObject({ courseName: 'Tunnels', year: '2022', collegeName: 'South' })
  const actions = ok(await callAs(world, issuer, 'GET', `/api/students/${first}/history`)).data
  expect(actions.map(({ action }: { action: string }) => action)).toEqual([
    'student.edited',
    'student.edited',
    'student.added',
  ])
})

test('undo is over after a day, and another batch of the same students has its own', async () => {
  const id = await add({ courseName: 'One' })
  await edit([id], { courseName: 'Two' })
  const later = await edit([id], { courseName: 'Three' })
  await undo(later)
  expect((await read(id)).courseName).toBe('Two')
  const rows = () =>
    world.ctx.db.selectFrom('student_undo').select('batch_id').where('student_id', '=', id).execute()
  expect(await rows()).toHaveLength(2)
  const tomorrow = new Date(world.ctx.clock().getTime() + dayMs)
  await purgeUndo({ ...world.ctx, clock: () => tomorrow })
  expect(await rows()).toHaveLength(0)
})

test('certificates that exist keep what they say', async () => {
  const student = await makeStudent(world, issuer)
  const [signed] = await signedCertificates(world, issuer, student)
  const said = async () => {
    const { uri: _, ...certificate } = await readAs(world, issuer, signed!)
    return certificate
  }
  const before = await said()
  await edit([student.studentId], { courseName: 'Another' })
  expect(await said()).toEqual(before)
})

test('a restored selection can be put back into the archive, as it was', async () => {
  const ids = [await add(), await add()]
  const stays = await add()
  await runBatch(world, issuer, { kind: 'archive', students: { ids } })
  const [{ archivedAt }] = (await Promise.all(ids.map(read))) as [{ archivedAt: string }, unknown]
  const restore = await runBatch(world, issuer, { kind: 'restore', students: { ids: [...ids, stays] } })
  expect((await read(ids[0]!)).archivedAt).toBe('')
  const counted = async () =>
    ok(await callAs(world, issuer, 'GET', '/api/student/get-student?limit=1')).total as number
  const before = await counted()
  await undo(restore)
  expect((await read(ids[0]!)).archivedAt).toBe(archivedAt)
  expect((await read(stays)).archivedAt).toBe('')
  expect(await counted()).toBe(before - 2)
})

test('nobody else’s students are edited, and a verifier may not ask', async () => {
  const id = await add({ courseName: 'Mine' })
  const batch = await edit([id], { courseName: 'Theirs' }, other)
  expect([batch.done, batch.failed]).toEqual([0, 1])
  expect((await read(id)).courseName).toBe('Mine')
  const verifier = await makeVerifier(world, admin)
  const body = { kind: 'edit-students', students: { ids: [id] }, details: { year: '2025' } }
  expect((await callAs(world, verifier, 'POST', '/api/batches', body)).statusCode).toBe(403)
})

test.each([
  [{}, 'details', 'Choose at least one detail to change.'],
  [{ name: 'X' }, 'details', 'Choose at least one detail to change.'],
  [{ year: '25' }, 'details.year', 'Enter a valid year.'],
  [{ courseName: 'x'.repeat(201) }, 'details.courseName', 'Use at most 200 characters.'],
  [{ courseName: 7 }, 'details.courseName', 'Course Name must be text'],
])('details %j are refused at %s', async (details, field, message) => {
  const id = await add()
  const body = { kind: 'edit-students', students: { ids: [id] }, details }
  const answer = await callAs(world, issuer, 'POST', '/api/batches', body)
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: message }])
})

test('how many an undo would still change is counted, and an undo of nothing is refused', async () => {
  const ids = [await add({ courseName: 'Law' }), await add({ courseName: 'Law' })]
  const read = async ({ _id }: { _id: string }) =>
    (await callAs(world, issuer, 'GET', `/api/batches/${_id}`)).json().data
  const edited = await edit(ids, { courseName: 'Medicine' })
  expect(edited.recallable).toBe(2)
  await edit(ids.slice(0, 1), { courseName: 'Physics' })
  expect((await read(edited)).recallable).toBe(1)
  await edit(ids.slice(1), { courseName: 'Physics' })
  expect(await read(edited)).toMatchObject({ recallable: 0, recallUntil: '' })
  expect((await callAs(world, issuer, 'POST', `/api/batches/${edited._id}/recall`)).statusCode).toBe(409)

  const act = (kind: string, some: string[]) => runBatch(world, issuer, { kind, students: { ids: some } })
  const archived = await act('archive', ids)
  expect(archived.recallable).toBe(2)
  const restored = await act('restore', ids.slice(0, 1))
  expect([(await read(archived)).recallable, restored.recallable]).toEqual([1, 1])
  await act('archive', ids)
  expect([(await read(archived)).recallable, (await read(restored)).recallable]).toEqual([1, 0])
})
