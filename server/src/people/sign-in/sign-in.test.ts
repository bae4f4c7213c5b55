import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  callAs,
  makeIssuer,
  makeStudent,
  nobody,
  type Organisation,
  ok,
  type Person,
  proveMailbox,
  type Student,
  signIn,
  studentData,
} from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { prepareFirstAdmin } from '../account/admin-setup/admin-setup.ts'

const minute = 60_000
let admin: Person
let issuer: Organisation
let student: Student

const setUp = (token: string, email: string) =>
  callAs(world, nobody, 'POST', '/api/admin/setup', { token, email, password: 'long enough' })
const profile = (person: Person) => callAs(world, person, 'GET', '/api/issuer-verifier-profile')
const attempt = (email: string, password: string, selectedRole: string) =>
  callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole })

const world = await openTestWorld()
afterAll(() => world.close())

describe('the first administrator', () => {
  test('is set up with the printed link, once', async () => {
    const printed = await prepareFirstAdmin(world.ctx)
    ok(await setUp(printed!, 'admin@admin.example'))
    expect((await setUp(printed!, 'second@admin.example')).statusCode).toBe(403)
    expect(await prepareFirstAdmin(world.ctx)).toBeUndefined()
    admin = await signIn(world, { email: 'admin@admin.example', password: 'long enough', role: 'admin' })
  })

  test('from ADMIN_EMAIL invalidates the link that an earlier start printed', async () => {
    const other = await openTestWorld()
    try {
      const printed = await prepareFirstAdmin(other.ctx)
      const settings = { email: 'Boss@Admin.example', password: 'long enough' }
      await prepareFirstAdmin({ ...other.ctx, config: { ...other.ctx.config, admin: settings } })
      const body = { token: printed, email: 'thief@admin.example', password: 'long enough' }
      expect((await callAs(other, nobody, 'POST', '/api/admin/setup', body)).statusCode).toBe(403)
      await signIn(other, { email: 'boss@admin.example', password: 'long enough', role: 'admin' })
    } finally {
      await other.close()
    }
  })
})

describe('a session', () => {
  beforeAll(async () => {
    issuer = await makeIssuer(world, admin)
    student = await makeStudent(world, issuer)
  })

  test('ends with logout, which ends no other session of the account', async () => {
    const [one, two] = [await signIn(world, issuer), await signIn(world, issuer)]
    ok(await callAs(world, one, 'GET', '/api/logout'))
    expect((await profile(one)).statusCode).toBe(401)
    expect((await profile(two)).statusCode).toBe(200)
  })

  test('ends after 30 minutes without a call', async () => {
    const person = await signIn(world, issuer)
    world.advance(29 * minute)
    expect((await profile(person)).statusCode).toBe(200)
    world.advance(29 * minute)
    expect((await profile(person)).statusCode).toBe(200)
    world.advance(30 * minute + 1)
    expect((await profile(person)).json()).toMatchObject({ success: false, error: 'not_signed_in' })
  })

  test('ends 12 hours after sign-in, however active it was', async () => {
    const person = await signIn(world, issuer)
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      world.advance(20 * minute)
      expect((await profile(person)).statusCode).toBe(200)
    }
    world.advance(20 * minute)
    expect((await profile(person)).statusCode).toBe(401)
  })

  test('is opened by nothing that merely looks like a token', async () => {
    const { token } = await signIn(world, issuer)
    const forged = [`${token}x`, token.slice(1), token.toUpperCase(), 'undefined', "' OR 1=1 --"]
    for (const one of forged) {
      const person = { ...issuer, token: one }
      expect((await profile(person)).statusCode).toBe(401)
    }
  })
})

describe('sign-in', () => {
  test('gives the same answer for an unknown email, a wrong password and a wrong role', async () => {
    const answers = [
      await attempt('nobody@mail.example', student.password, 'student'),
      await attempt(student.email, 'not the password', 'student'),
      await attempt(student.email, student.password, 'issuer'),
      await attempt(issuer.email, issuer.password, 'verifier'),
      await attempt(issuer.email, issuer.password, 'admin'),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.body).toBe(answers[0]!.body)
    }
  })

  test('ignores the case of an email', async () => {
    expect((await attempt(student.email.toUpperCase(), student.password, 'student')).statusCode).toBe(200)
  })

  test('is refused after 30 tries in a minute from one address, but not from others', async () => {
    const codes: number[] = []
    for (let i = 0; i < 31; i++) {
      const payload = { email: 'x', password: 'y', selectedRole: 'issuer' }
      const answer = await world.send({
        method: 'POST',
        url: '/api/sign-in',
        remoteAddress: '203.0.113.7',
        payload,
      })
      codes.push(answer.statusCode)
    }
    expect(codes).toEqual([...Array(30).fill(422), 429])
    expect((await attempt(student.email, student.password, 'student')).statusCode).toBe(200)
  })
})

test('a student of two issuers is one person, whose password the second issuer cannot change', async () => {
  const second = await makeIssuer(world, await signIn(world, admin))
  const body = { ...studentData(student.email), password: 'another password' }
  ok(await callAs(world, second, 'POST', '/api/student/add-student', body))
  expect((await attempt(student.email, 'another password', 'student')).statusCode).toBe(401)
  await proveMailbox(world, student)
  const same = await signIn(world, student)
  expect(same.id).toBe(student.id)
})
