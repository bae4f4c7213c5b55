import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificate, endedBatch, runBatch } from '../../../test/acts/batches.ts'
import { createCertificates, recordFor } from '../../../test/acts/certificates.ts'
import { bind, makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  categoryName,
  makeStudent,
  ok,
  studentData,
  uploadAs,
} from '../../../test/acts/people.ts'
import { readEvents } from '../../../test/processes/sse.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { startBatch } from '../batch/start-batch.ts'

const { world, issuer: owner, student } = await openRolesWorld({ startRoles: true })
/** At first, the first department has the student, the category 'Diploma' and one certificate; the second has nothing. */
let one: string
let other: string
let certificateId: string

beforeAll(async () => {
  one = await makeDepartment(world, owner, 'Engineering')
  other = await makeDepartment(world, owner, 'Law')
  ;[certificateId] = (await createCertificates(world, owner, student, 1)) as [string]
  const [category] = ok(await callAs(world, owner, 'GET', '/api/categories/get-all')).data
  const things = { students: { ids: [student.studentId] }, categoryIds: [category.id] }
  expect(ok(await move(world, owner, { departmentId: one, ...things })).moved).toBe(2)
})
afterAll(() => world.close())

const read = async (who: Caller, path: string) => ok(await callAs(world, who, 'GET', path))
const studentsOf = async (who: Caller) =>
  (await read(who, '/api/student/get-student')).data.map(({ _id }: { _id: string }) => _id)
const certificatesOf = async (who: Caller, query = '') =>
  (await read(who, `/get-certificate-from-db${query}`)).documents.map(({ _id }: { _id: string }) => _id)
const addStudent = (who: Caller, email: string) =>
  callAs(world, who, 'POST', '/api/student/add-student', studentData(email))

test('each sees the numbers of their own departments, and the owner sees all of them', async () => {
  const [here, there] = [
    await makeMember(world, owner, { [one]: 'manager' }),
    await makeMember(world, owner, { [other]: 'manager' }),
  ]
  for (const [who, count] of [
    [here, 1],
    [there, 0],
    [owner, 1],
  ] as const) {
    expect(await certificatesOf(who)).toHaveLength(count)
    expect(await certificatesOf(who, '?search=Bridges')).toHaveLength(count)
    expect((await read(who, '/get-certificate-from-db?search=Amal')).total).toBe(count)
    expect((await read(who, '/api/student/get-total-student-count')).totalCount).toBe(count)
    expect((await read(who, '/api/student/choices')).data.years).toHaveLength(count)
    expect((await read(who, '/api/stats')).totalCount).toBe(count)
    const { unsigned, months } = (await read(who, '/api/issuer/overview')).data
    expect(unsigned).toHaveLength(count)
    expect(months.at(-1)).toMatchObject({ created: count, signed: 0, accepted: 0 })
  }
  expect(await read(here, '/api/departments')).toMatchObject({
    data: [{ name: 'Engineering', students: 1, categories: 1, certificates: 1, yourRole: 'manager' }],
  })
})

test('a link or number of a certificate leads nobody into another department', async () => {
  const there = await makeMember(world, owner, { [other]: 'manager' })
  const { slug } = (await read(owner, `/api/certificates/${certificateId}`)).data.certificates[0]
  expect((await callAs(world, there, 'GET', `/api/certificates/${slug}`)).statusCode).toBe(404)
  expect((await callAs(world, there, 'GET', `/api/certificates/${slug}/timeline`)).statusCode).toBe(404)
  const shown = await read(there, `/api/user/get-certificate-by-user-url/${slug}`)
  expect(shown.data.type).toBe('public')
})

test('someone with two roles acts by each of them, where it is theirs', async () => {
  const both = await makeMember(world, owner, { [one]: 'auditor', [other]: 'preparer' })
  expect(await studentsOf(both)).toContain(student.studentId)
  const edit = { ...(await read(both, `/api/students/${student.studentId}`)).data, name: 'Nura' }
  expect((await callAs(world, both, 'PUT', `/api/students/${student.studentId}`, edit)).statusCode).toBe(404)
  expect((await addStudent({ ...both, department: one }, 'auditor@mail.example')).statusCode).toBe(403)
  // They are a preparer in one department only, so they need not name it.
  const { _id } = ok(await addStudent(both, 'preparer@mail.example')).data
  expect(await studentsOf({ ...both, department: other })).toEqual([_id])
  expect(await studentsOf({ ...both, department: one })).toEqual([student.studentId])
})

test('someone with the same role in several departments says in which one they work', async () => {
  const both = await makeMember(world, owner, { [one]: 'manager', [other]: 'manager' })
  const template = { name: 'Ours', settings: (await read(both, '/api/templates/designs')).data[0].settings }
  const make = (who: Caller) => callAs(world, who, 'POST', '/api/templates', template)
  expect((await make(both)).json().key).toBe('invalid.department_needed')
  const { _id } = ok(await make({ ...both, department: other })).data
  const there = await makeMember(world, owner, { [other]: 'manager' })
  expect((await read(there, '/api/templates')).data).toMatchObject([{ _id }])
  const stranger = await makeDepartment(world, owner, 'Medicine')
  expect((await make({ ...both, department: stranger })).statusCode).toBe(403)
  expect((await make({ ...owner, department: 'dep_none' })).json().key).toBe('invalid.department')
})

test('certificates are made of what is within reach only', async () => {
  const there = { ...owner, ...(await makeMember(world, owner, { [other]: 'manager' })) }
  const own = await makeStudent(world, { ...owner, department: other })
  const upload = (record: object) =>
    callAs(world, there, 'POST', '/upload-json', { multipleCertificates: [record] })
  expect((await upload(recordFor(owner, own))).json().fields).toMatchObject({
    'multipleCertificates.0.certificateType': expect.any(String),
  })
  expect(
    (await callAs(world, there, 'POST', '/api/categories/create', { name: categoryName })).statusCode,
  ).toBe(409)
  ok(await callAs(world, there, 'POST', '/api/categories/create', { name: 'Licence' }))
  ok(await upload({ ...recordFor(owner, own), certificateType: 'Licence' }))
  expect(await certificatesOf(there)).toHaveLength(1)
  // The answer says that the email is taken, but not by whom in the other department.
  const taken = await addStudent(there, student.email)
  expect([taken.statusCode, taken.body.includes(student.studentId)]).toEqual([409, false])
})

test('a list that is imported into a department changes nobody of another', async () => {
  const there = await makeMember(world, owner, { [other]: 'preparer' })
  const { name, fatherName, motherName, dateOfBirth, mobileNumber } = studentData(student.email)
  const row = (email: string, roll: string, father = fatherName) =>
    [name, father, motherName, roll, mobileNumber, dateOfBirth, email].join(',')
  const lines = ['Name,Father Name,Mother Name,Roll Number,Mobile,DOB,Email']
  lines.push(
    row(student.email, 'L-1', 'Nobody'),
    row('new@mail.example', student.email),
    row('fresh@mail.example', 'L-2'),
  )
  const { importId } = ok(
    await uploadAs(world, there, '/api/student/import-student-excel', {
      doc_url: new File([`${lines.join('\n')}\n`], 'law.csv'),
    }),
  )
  const ended = await world.until(async () => {
    const { data } = await read(there, `/api/student/imports/${importId}`)
    return data.status === 'done' && data
  })
  expect(ended).toMatchObject({ created: 1, changed: 0, failed: 2 })
  // `cell` is what the list itself says.
  const said = JSON.stringify(ended.problems, (key, value) => (key === 'cell' ? '' : value))
  expect(said).not.toContain(student.email)
})

test('a batch stops at what its starter no longer reaches', async () => {
  const leaving = await makeMember(world, owner, { [one]: 'preparer' })
  const recipients = { ids: [student.studentId, 'stud_unknown'] }
  const { _id } = await runBatch(world, leaving, { kind: 'create', recipients, certificate })
  const reasons = async () =>
    (await read(owner, `/api/batches/${_id}/failures`)).data.map(({ key }: { key: string }) => key)
  expect(await reasons()).toEqual(['not_found.in_departments'])
  ok(await bind(world, owner, leaving.accountId, [{ departmentId: other, role: 'preparer' }]))
  expect((await callAs(world, leaving, 'GET', `/api/batches/${_id}`)).statusCode).toBe(404)
  // As if the job had come to it only now.
  const { accountId } = leaving
  const starter = { organisationId: owner.id, accountId, secondFactorAt: undefined, departments: [one] }
  const details = { validUntil: '', templateId: '', details: {}, courses: [], ...certificate }
  const request = { kind: 'create' as const, recipients, certificate: details, each: [] }
  const late = await startBatch(world.ctx, starter, request, undefined)
  const ended = await endedBatch(world, owner, late._id)
  expect(ended).toMatchObject({ done: 0, failed: 2 })
  const { data } = await read(owner, `/api/batches/${late._id}/failures`)
  expect(data.map(({ key }: { key: string }) => key)).toEqual([
    'forbidden.starter_left',
    'forbidden.starter_left',
  ])
})

test('a batch by a filter takes what is within reach, and its file goes nowhere else', async () => {
  const here = await makeMember(world, owner, { [one]: 'auditor' })
  const there = await makeMember(world, owner, { [other]: 'auditor' })
  const everything = { kind: 'export', certificates: { filter: {} }, format: 'csv' }
  const { _id, total } = await runBatch(world, here, everything)
  expect(total).toBe((await certificatesOf(here)).length)
  expect((await callAs(world, there, 'GET', `/api/batches/${_id}/file`)).statusCode).toBe(404)
  expect((await callAs(world, there, 'GET', `/api/batches/${_id}/failures`)).statusCode).toBe(404)
})

test('an API key of a department reaches only that', async () => {
  const bound = await makeApiKey(world, owner, { departmentId: other })
  expect((await callAs(world, bound, 'GET', `/v1/students/${student.studentId}`)).statusCode).toBe(404)
  expect((await callAs(world, bound, 'GET', `/v1/certificates/${certificateId}`)).statusCode).toBe(404)
  expect((await callAs(world, bound, 'GET', '/v1/webhooks')).statusCode).toBe(403)
  const add = (email: string) =>
    callAs(world, bound, 'POST', '/v1/students', { students: [{ ...studentData(email), password: '' }] })
  expect(ok(await add('key@mail.example')).data[0].outcome).toBe('created')
  expect(ok(await add(student.email)).data[0]).toMatchObject({ outcome: 'refused', studentId: null })
  const listed = ok(await callAs(world, bound, 'GET', '/v1/students')).data
  expect(listed.map(({ email }: { email: string }) => email)).toContain('key@mail.example')
  expect(JSON.stringify(listed)).not.toContain(student.email)
  const create = {
    certificates: [
      { student: { email: student.email }, category: categoryName, title: 'X', date: '2026-01-01' },
    ],
  }
  expect((await callAs(world, bound, 'POST', '/v1/certificates', create)).statusCode).toBe(422)
})

test('a stream tells nothing of another department, from the moment somebody changes departments', async () => {
  const reader = await makeMember(world, owner, { [one]: 'auditor' })
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const stop = new AbortController()
  const seen: string[] = []
  const following = (async () => {
    for await (const { data } of readEvents(`${url}/api/events`, {
      token: reader.token,
      lastEventId: '0',
      signal: stop.signal,
    })) {
      seen.push(data.subject)
      if (data.action === 'department.changed') return
    }
  })()
  const { _id: mine } = ok(await addStudent({ ...owner, department: one }, 'stream-1@mail.example')).data
  await world.until(async () => seen.includes(mine))
  ok(await bind(world, owner, reader.accountId, [{ departmentId: other, role: 'auditor' }]))
  const { _id: hidden } = ok(await addStudent({ ...owner, department: one }, 'stream-2@mail.example')).data
  const { _id: shown } = ok(await addStudent({ ...owner, department: other }, 'stream-3@mail.example')).data
  await world.until(async () => seen.includes(shown))
  expect(seen).not.toContain(hidden)
  stop.abort()
  await following.catch(() => {})
})

test('renamed, merged and closed departments lose nothing', async () => {
  const [first, second] = [
    await makeDepartment(world, owner, 'Arts'),
    await makeDepartment(world, owner, 'Music'),
  ]
  const member = await makeMember(world, owner, { [first]: 'manager' })
  const { _id } = ok(await addStudent(member, 'arts@mail.example')).data
  const put = (id: string, body: object) => callAs(world, owner, 'PUT', `/api/departments/${id}`, body)
  expect((await put(first, { name: 'music', isClosed: false })).statusCode).toBe(409)
  ok(await put(first, { name: 'Fine Arts', isClosed: false }))
  ok(await callAs(world, owner, 'POST', `/api/departments/${first}/merge`, { into: second }))
  expect(await studentsOf(member)).toEqual([_id])
  ok(await put(second, { name: 'Music', isClosed: true }))
  expect(await studentsOf(member)).toEqual([])
  expect((await addStudent(member, 'closed@mail.example')).statusCode).toBe(403)
  expect(await studentsOf(owner)).toContain(_id)
  ok(await put(second, { name: 'Music', isClosed: false }))
  expect(await studentsOf(member)).toEqual([_id])
})

test('a renamed or deleted category leaves its certificates where they were', async () => {
  const here = await makeMember(world, owner, { [one]: 'manager' })
  const [diploma] = (await read(here, '/api/categories/get-all')).data
  const before = await certificatesOf(here)
  ok(await callAs(world, here, 'POST', '/api/categories/create', { id: diploma.id, name: 'Degree' }))
  expect(await certificatesOf(here)).toEqual(before)
  ok(await callAs(world, here, 'DELETE', `/api/categories/delete/${diploma.id}`))
  expect(await certificatesOf(here)).toEqual(before)
  const there = await makeMember(world, owner, { [other]: 'manager' })
  const again = await callAs(world, there, 'POST', '/api/categories/create', { name: categoryName })
  expect(again.statusCode).toBe(409)
})

test('two merges of the same departments end one of them', async () => {
  const [first, second] = [
    await makeDepartment(world, owner, 'History'),
    await makeDepartment(world, owner, 'Philosophy'),
  ]
  const member = await makeMember(world, owner, { [first]: 'manager', [second]: 'auditor' })
  const merge = (from: string, into: string) =>
    callAs(world, owner, 'POST', `/api/departments/${from}/merge`, { into })
  const codes = (await Promise.all([merge(first, second), merge(second, first)])).map((one) => one.statusCode)
  expect(codes.sort()).toEqual([200, 404])
  const { data } = await read(member, '/api/departments')
  expect(data).toMatchObject([{ members: [{ accountId: member.accountId }] }])
  expect((await merge(data[0]._id, data[0]._id)).statusCode).toBe(422)
})

test('someone without any department left reaches nothing, but can sign out', async () => {
  const only = await makeDepartment(world, owner, 'Summer school')
  const member = await makeMember(world, owner, { [only]: 'manager' })
  ok(await callAs(world, owner, 'PUT', `/api/departments/${only}`, { name: 'Summer school', isClosed: true }))
  expect(await studentsOf(member)).toEqual([])
  expect((await callAs(world, member, 'GET', `/api/students/${student.studentId}`)).statusCode).toBe(404)
  ok(await callAs(world, member, 'GET', '/api/logout'))
})
