import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCertificates, readAs, signedCertificates } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, makeIssuer, makeStudent, ok, studentData } from '../../../test/acts/people.ts'
import { rowCounts } from '../../../test/row-counts.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer } = await openRolesWorld({ startRoles: true })
let key: Caller & { id: string }

beforeAll(async () => {
  key = await makeApiKey(world, issuer)
})
afterAll(() => world.close())

const freshEmail = () => `s-${randomUUID().slice(0, 8)}@mail.example`
const add = async (email = freshEmail()): Promise<string> =>
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', studentData(email))).data._id
const read = async (id: string) => ok(await callAs(world, issuer, 'GET', `/api/students/${id}`)).data
const change = (id: string, body: unknown, { caller = key as Caller, headers = {} } = {}) =>
  callAs(world, caller, 'PATCH', `/v1/students/${id}`, body, headers)
const details = async (id: string) => {
  const { version: _, ...rest } = await read(id)
  return rest
}

test('changes what it names and nothing else', async () => {
  const id = await add()
  const before = await details(id)
  const { data } = ok(await change(id, { name: 'أمل حداد', dateOfBirth: '2002-12-31', year: 2025 }))
  expect(await details(id)).toEqual({ ...before, name: 'أمل حداد', dateOfBirth: '2002-12-31', year: '2025' })
  const { fatherName, motherName, dateOfBirth, ...listed } = ok(
    await callAs(world, key, 'GET', `/v1/students/${id}`),
  ).data
  expect([fatherName, motherName, dateOfBirth]).toEqual([before.fatherName, before.motherName, '2002-12-31'])
  expect(data).toEqual(listed)
  const [entry] = ok(await callAs(world, issuer, 'GET', `/api/students/${id}/history`)).data
  expect(entry).toMatchObject({ action: 'student.edited' })
})

test('parents and birthday are shown to keys that may read students, and only for one student', async () => {
  const id = await add()
  const { fatherName, motherName, dateOfBirth } = await read(id)
  const shown = [fatherName, motherName, dateOfBirth]
  const reader = await makeApiKey(world, issuer, { scopes: ['students:read'] })
  const writer = await makeApiKey(world, issuer, { scopes: ['students:write'] })
  const one = (caller: Caller) => callAs(world, caller, 'GET', `/v1/students/${id}`)
  expect(ok(await one(reader)).data).toMatchObject({ fatherName, motherName, dateOfBirth })
  expect((await one(writer)).statusCode).toBe(403)

  const others = [
    await change(id, { courseName: 'Canals' }, { caller: writer }),
    await change(id, { dateOfBirth }, { caller: writer }),
    await callAs(world, reader, 'GET', '/v1/students?limit=1'),
  ]
  for (const answer of others) {
    ok(answer)
    for (const detail of shown) expect(answer.body).not.toContain(detail)
  }
})

test('null and an empty text clear what a student need not have, and only that', async () => {
  const id = await add()
  ok(await change(id, { collegeName: 'Engineering', courseName: 'Tunnels', year: '2024' }))
  ok(await change(id, { collegeName: null, courseName: '', year: null }))
  expect(await read(id)).toMatchObject({ collegeName: '', courseName: '', year: '' })
  for (const field of ['name', 'fatherName', 'rollNumber', 'mobileNumber', 'dateOfBirth', 'email'])
    for (const empty of [null, '']) {
      const answer = await change(id, { [field]: empty })
      expect([field, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([field, 422, [field]])
    }
})

test.each([
  ['nothing', {}, 'Choose at least one detail to change.'],
  ['an unknown member', { nmae: 'Amal' }, 'Leave out nmae.'],
  ['a password', { name: 'Amal', password: 'long enough' }, 'Leave out password.'],
  ['the id', { studentId: 'stud_1' }, 'Leave out studentId.'],
  ['an instant', { dateOfBirth: '2003-01-30T20:00:00Z' }, 'Date Of Birth must be a date such as 2025-06-30'],
  ['a year of three digits', { year: '205' }, 'Enter a valid year.'],
])('%s is refused', async (_what, body, message) => {
  const id = await add()
  const before = await details(id)
  const answer = await change(id, body)
  expect([answer.statusCode, answer.json().message]).toEqual([422, message])
  expect(await details(id)).toEqual(before)
})

test('the email and the roll number of another student are refused, also when only one is sent', async () => {
  const taken = studentData(freshEmail())
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', taken))
  const id = await add()
  const fields = async (body: object) => Object.keys((await change(id, body)).json().fields)
  expect(await fields({ email: taken.email })).toEqual(['email'])
  expect(await fields({ rollNumber: taken.rollNumber })).toEqual(['rollNumber'])
})

test('as on screen, signed certificates keep the name and unsigned ones follow to a new email', async () => {
  const student = await makeStudent(world, issuer)
  const [signed] = await signedCertificates(world, issuer, student)
  const [draft] = await createCertificates(world, issuer, student)
  ok(await change(student.studentId, { name: 'New Name', email: freshEmail() }))
  expect(await readAs(world, issuer, signed!)).toMatchObject({ userName: student.name })
  const rows = await world.ctx.db
    .selectFrom('certificate')
    .select(['id', 'account_id'])
    .where('student_id', '=', student.studentId)
    .execute()
  const holder = new Map(rows.map((row) => [row.id, row.account_id]))
  expect(holder.get(signed!)).toBe(student.id)
  expect(holder.get(draft!)).not.toBe(student.id)
})

test('of simultaneous changes of different details none is lost', async () => {
  const id = await add()
  const changes = [
    { name: 'A' },
    { fatherName: 'B' },
    { motherName: 'C' },
    { courseName: 'D' },
    { year: '2020' },
  ]
  ;(await Promise.all(changes.map((body) => change(id, body)))).forEach(ok)
  expect(await read(id)).toMatchObject(Object.assign({}, ...changes))
})

describe('with an Idempotency-Key', () => {
  const headers = { 'idempotency-key': 'change-1' }

  test('it is carried out once, and gives its first answer', async () => {
    const id = await add()
    const first = ok(await change(id, { courseName: 'Canals' }, { headers }))
    ok(await change(id, { courseName: 'Bridges' }))
    const before = await rowCounts(world)
    expect(ok(await change(id, { courseName: 'Canals' }, { headers }))).toEqual(first)
    expect(await rowCounts(world)).toEqual(before)
    expect((await read(id)).courseName).toBe('Bridges')
    const other = await change(id, { courseName: 'Dams' }, { headers })
    expect(other.json().error).toBe('idempotency_key_reused')
    const otherStudent = await change(await add(), { courseName: 'Canals' }, { headers })
    expect(otherStudent.json().error).toBe('idempotency_key_reused')
  })
})

test('another issuer’s student, an unknown one, and a key that may only read are refused', async () => {
  const id = await add()
  const other = await makeApiKey(world, await makeIssuer(world, admin))
  const reader = await makeApiKey(world, issuer, { scopes: ['students:read'] })
  const body = { name: 'Somebody' }
  expect((await change(id, body, { caller: other })).statusCode).toBe(404)
  expect((await change('stud_none', body)).statusCode).toBe(404)
  const answer = await change(id, body, { caller: reader })
  expect([answer.statusCode, answer.json().message]).toEqual([403, expect.stringContaining('students:write')])
})
