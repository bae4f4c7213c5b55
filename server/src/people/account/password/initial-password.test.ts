import { messages } from '@credenza/schema'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ownerOf } from '../../../../test/acts/colleagues.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  nobody,
  ok,
  signIn,
  studentData,
  uploadAs,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { runImportStudents } from '../../student/import/import-students.job.ts'
import { sealTotpSecret } from '../second-factor/check-totp.ts'

const own = 'a password of my own'
let given: { email: string; password: string }

const enter = (email: string, password: string) =>
  callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole: 'student' })
const begin = async (): Promise<string> => ok(await enter(given.email, given.password)).newPassword.token
const choose = (token: string, password = own, confirmPassword = password) =>
  callAs(world, nobody, 'POST', '/api/sign-in/new-password', { token, password, confirmPassword })
const refusal = async (answer: ReturnType<typeof choose>) => {
  const { statusCode, body } = await answer
  return [statusCode, JSON.parse(body).error]
}
const storedHash = async () =>
  (
    await world.ctx.db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', given.email)
      .executeTakeFirstOrThrow()
  ).password_hash

const world = await openTestWorld()
world.tamper()
let issuer = await makeIssuer(world, await makeAdmin(world))
afterAll(() => world.close())

beforeEach(async () => {
  issuer = { ...issuer, ...(await signIn(world, issuer)) }
  given = studentData(`${crypto.randomUUID()}@mail.example`)
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', given))
})

test('the initial password opens no session, only the way to choose a password', async () => {
  const answer = ok(await enter(given.email, given.password))
  expect(answer).toEqual({
    success: true,
    message: messages.newPasswordNeeded,
    newPassword: { token: expect.any(String) },
  })
  const { token } = answer.newPassword
  for (const path of ['/api/account/sessions', '/api/user/my-certificates', '/api/issuer-verifier-profile'])
    expect((await callAs(world, { token }, 'GET', path)).statusCode).toBe(401)
  expect(await storedHash()).toMatch(/^initial\$/)

  const { data } = ok(await choose(token))
  expect((await callAs(world, { token: data }, 'GET', '/api/user/my-certificates')).statusCode).toBe(200)
  expect(await storedHash()).toMatch(/^\$argon2id\$/)
  expect((await enter(given.email, given.password)).statusCode).toBe(401)
  expect(ok(await enter(given.email, own)).data).toBeTruthy()
})

test('a password of an imported list is replaced too', async () => {
  given = { email: 'noor@mail.example', password: 'first password' }
  const row = `Noor,A,B,77,0501234567,2001-02-03,${given.email},${given.password}`
  const sheet = new File([`Name,Father,Mother,Roll No,Phone,DOB,Email,Password\n${row}\n`], 'a.csv')
  const uploaded = await uploadAs(world, issuer, '/api/student/import-student-excel', { doc_url: sheet })
  const accountId = await ownerOf(world, issuer)
  const job = { organisationId: issuer.id, importId: ok(uploaded).importId, accountId, round: 0 }
  await runImportStudents(world.ctx, job, new AbortController().signal)
  expect((await enter(given.email, 'second guess')).statusCode).toBe(401)
  ok(await choose(await begin()))
  ok(await enter(given.email, own))
})

test('the initial password, a short one and two different ones are refused, and the sign-in goes on', async () => {
  const token = await begin()
  const again = (await choose(token, given.password)).json()
  expect(again.fields).toEqual({ password: messages.initialPasswordAgain })
  expect((await choose(token, 'short')).json().fields.password).toBeTruthy()
  expect((await choose(token, own, 'another one')).json().fields).toEqual({
    confirmPassword: messages.passwordsDiffer,
  })
  ok(await choose(token))
})

test('a token works once, for five minutes, and not after a password was chosen', async () => {
  const late = await begin()
  world.advance(5 * 60_000)
  expect(await refusal(choose(late))).toEqual([422, 'sign_in_expired'])
  const [first, second] = [await begin(), await begin()]
  const answers = await Promise.all([choose(first), choose(first, 'another of my own'), choose(second)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
  expect(await refusal(choose(second))).toEqual([422, 'sign_in_expired'])
  expect(await refusal(choose('made up'))).toEqual([422, 'sign_in_expired'])
})

test('the token of a sign-in that lacks a second factor changes no password, and the other way round', async () => {
  const token = await begin()
  const { id } = await world.ctx.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', given.email)
    .executeTakeFirstOrThrow()
  const secret = new Secret()
  const factor = { sealed_pending: null, last_step: 0, wrong_tries: 0, blocked_until: null }
  await world.ctx.db
    .insertInto('totp')
    .values({ account_id: id, sealed_secret: sealTotpSecret(world.ctx, secret), ...factor })
    .execute()
  const code = new TOTP({ secret }).generate({ timestamp: world.ctx.clock().getTime() })
  const shown = (shownToken: string) =>
    callAs(world, nobody, 'POST', '/api/sign-in/second-factor', {
      token: shownToken,
      proof: { method: 'totp', code },
    })
  expect(await refusal(shown(token))).toEqual([422, 'second_factor_expired'])

  ok(await choose(token))
  const { secondFactor } = ok(await enter(given.email, own))
  expect(await refusal(choose(secondFactor.token, 'stolen password'))).toEqual([422, 'sign_in_expired'])
  ok(await shown(secondFactor.token))
})
