import { words } from '@credenza/languages/words'
import { dayMs, messages } from '@credenza/schema'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { basic, type Client, connect, newClient } from '../../../test/acts/applications.ts'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { codeIn, mailsTo } from '../../../test/acts/mails.ts'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  nobody,
  type Organisation,
  ok,
  type Person,
  type Student,
  signIn,
  studentData,
} from '../../../test/acts/people.ts'
import { addApp, addPasskey, showPasskey } from '../../../test/acts/second-factor.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { postForm } from '../../../test/acts/wallet-offers.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { runErasePerson } from '../../holders/erasure/erase-person.job.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { workQueues } from '../../queues.ts'

const [planted, own] = ['planted by an issuer', 'a password of my own']
let email: string

const add = async (issuer: Organisation, more: object = {}): Promise<string> =>
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', { ...studentData(email), ...more })).data
    ._id
const post = (path: string, body: object) => callAs(world, nobody, 'POST', path, body)
const enter = (password: string) => post('/api/sign-in', { email, password, selectedRole: 'student' })
const choose = (token: string, password = own) =>
  post('/api/sign-in/new-password', { token, password, confirmPassword: password })
const prove = (token: string, otp: string) => post('/api/sign-in/mailbox', { token, otp })
const mailAgain = (token: string) => post('/api/sign-in/mailbox/code', { token })
const refusal = ({ statusCode, body }: Awaited<ReturnType<typeof post>>) => [
  statusCode,
  JSON.parse(body).error,
]
const sees = async (caller: Caller) =>
  (await callAs(world, caller, 'GET', '/api/user/my-certificates')).statusCode
const codeMails = async (kind: 'code' | 'mailboxCode') =>
  (await mailsTo(world, email)).filter(({ subject }) => subject === words.en.mail.account[kind].subject)
/** The newest code, once this many were mailed. */
const newestCode = (count: number, kind: 'code' | 'mailboxCode' = 'mailboxCode') =>
  world.until(async () => {
    const mails = await codeMails(kind)
    return mails.length >= count && codeIn(mails[0])
  })
/** A first sign-in with the issuer's password, which chooses another. */
const claim = async () => ok(await choose(ok(await enter(planted)).newPassword.token))
const personOf = (data: string): Person => ({ token: data, id: '', email, password: own, role: 'student' })
const renewTokens = (client: Client, refresh_token: string) =>
  postForm(world, '/oauth/token', { grant_type: 'refresh_token', refresh_token }, basic(client))
const passkeyIn = async (person: Person) =>
  post('/api/sign-in/passkey', {
    ...(await showPasskey(world, person, '/api/sign-in/passkey/options')),
    selectedRole: 'student',
  })
const accountNow = () =>
  world.ctx.db
    .selectFrom('account')
    .selectAll()
    .where('realm', '=', 'student')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
const proven = async () => (await accountNow()).mailbox_proven_at !== null
const reset = async (password = 'set with a mailed code') => {
  const before = (await codeMails('code')).length
  ok(await post('/api/requert-for-otp', { email, selectedRole: 'student' }))
  const otp = await newestCode(before + 1, 'code')
  const { token } = ok(await post('/api/verify-for-otp', { email, otp, selectedRole: 'student' }))
  ok(await post('/api/reset-password', { token, password, confirmPassword: password }))
}

const world = await openTestWorld()
await workQueues(world.ctx)
const admin = await makeAdmin(world)
let one = await makeIssuer(world, admin)
let other = await makeIssuer(world, admin)
afterAll(() => world.close())
beforeEach(async () => {
  one = { ...one, ...(await signIn(world, one)) }
  other = { ...other, ...(await signIn(world, other)) }
  email = `${crypto.randomUUID()}@mail.example`
})

describe('an account that one organisation has made', () => {
  test('opens as ever while no other organisation knows the person', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    expect(await sees({ token: data })).toBe(200)
    expect(ok(await enter(own)).data).toBeTruthy()
    expect(await mailsTo(world, email)).toEqual([])
  })

  test('opens to nobody with only the planted password once another adds the person', async () => {
    await add(one, { password: planted })
    await add(other, { password: 'given by the other' })
    const { mailbox, message, ...rest } = await claim()
    expect(rest).toEqual({ success: true })
    expect(message).toBe(messages.mailboxCodeNeeded)
    expect(mailbox).toEqual({
      token: expect.any(String),
      hint: `${email[0]}…@mail.example`,
      resendInSeconds: 30,
    })
    expect(await sees({ token: mailbox.token })).toBe(401)
    expect((await prove(mailbox.token, '000000')).statusCode).toBe(422)
    expect(await proven()).toBe(false)
  })

  test('loses what was opened before another adds the person', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    await addPasskey(world, personOf(data))
    const studentId = await add(other)
    expect(await sees({ token: data })).toBe(401)
    const [id] = await signedCertificates(world, other, { studentId }, 1)
    expect((await callAs(world, { token: data }, 'GET', `/api/certificates/${id}`)).statusCode).toBe(401)
  })

  test('loses it as well when an issuer gives one of its students this email', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    const shared = email
    email = `typo-${shared}`
    const id = await add(other)
    email = shared
    const { data: student } = ok(await callAs(world, other, 'GET', `/api/students/${id}`))
    const { name, fatherName, motherName, collegeName, courseName, year } = student
    const { rollNumber, mobileNumber, dateOfBirth, version } = student
    const edit = { name, fatherName, motherName, collegeName, courseName, year, rollNumber, mobileNumber }
    ok(await callAs(world, other, 'PUT', `/api/students/${id}`, { ...edit, dateOfBirth, version, email }))
    expect(await sees({ token: data })).toBe(401)
    expect(ok(await enter(own)).mailbox).toBeTruthy()
  })

  test('gives applications no more tokens', async () => {
    await add(one, { password: planted })
    const student = personOf((await claim()).data)
    const client = await newClient(world)
    const { refresh_token } = await connect(world, student as Student, client)
    const kept = await world.ctx.db.selectFrom('connected_application').selectAll().execute()
    await add(other)
    expect((await renewTokens(client, refresh_token)).json().error).toBe('invalid_grant')
    // As if it had been connected beside the other organisation's act, or by an earlier release.
    await world.ctx.db
      .insertInto('connected_application')
      .values(kept.map((row) => ({ ...row, token_until: row.token_until!, redeemed_at: row.redeemed_at! })))
      .execute()
    expect((await renewTokens(client, refresh_token)).json().error).toBe('invalid_grant')
  })

  test('is not erased at the wish of somebody who signed in before', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    ok(await callAs(world, { token: data }, 'POST', '/api/user/erasure', { password: own }))
    await add(other)
    world.advance(8 * dayMs)
    const { id } = await accountNow()
    await withRetry(world.ctx.db, (tx) => runErasePerson(world.ctx, tx, { accountId: id }))
    expect(ok(await enter(own)).mailbox).toBeTruthy()
    const { subject } = words.en.mail.erasure.stopped('')
    expect((await mailsTo(world, email)).map((mail) => mail.subject)).toContain(subject)
  })

  test('has no erasure requested beside another organisation that is adding the person', async () => {
    for (let n = 0; n < 5; n++) {
      email = `${crypto.randomUUID()}@mail.example`
      await add(one, { password: planted })
      const { data } = await claim()
      const ask = callAs(world, { token: data }, 'POST', '/api/user/erasure', { password: own })
      await Promise.all([ask, add(other)])
      const { id } = await accountNow()
      const asked = world.ctx.db.selectFrom('erasure').select('account_id').where('account_id', '=', id)
      expect(await asked.execute()).toEqual([])
    }
  })

  test('opens no session beside another organisation that is adding the person', async () => {
    for (let n = 0; n < 10; n++) {
      email = `${crypto.randomUUID()}@mail.example`
      await add(one, { password: planted })
      await claim()
      const [entered] = await Promise.all([enter(own), add(other)])
      const { data } = ok(entered)
      if (data) expect(await sees({ token: data })).toBe(401)
    }
  })

  test('stays open when the person names another issuer in an upload, until they sign in again', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    await uploadCertificate(world, { student: personOf(data), issuer: other })
    expect(await sees({ token: data })).toBe(200)
    expect(ok(await enter(own)).mailbox).toBeTruthy()
    await add(other)
    expect(await sees({ token: data })).toBe(401)
  })

  test('keeps a sign-in of a proven mailbox open', async () => {
    await add(one, { password: planted })
    await reset(own)
    const { data } = ok(await enter(own))
    await add(other)
    expect(await sees({ token: data })).toBe(200)
    expect(ok(await enter(own)).data).toBeTruthy()
  })
})

describe('the code', () => {
  const held = async () => {
    await add(one, { password: planted })
    await claim()
    await add(other)
    const { mailbox } = ok(await enter(own))
    return { token: mailbox.token as string, code: await newestCode(1) }
  }

  test('opens the session, once, and is never asked for again', async () => {
    const { token, code } = await held()
    const { data, role } = ok(await prove(token, code))
    expect(role).toBe('student')
    expect(await sees({ token: data })).toBe(200)
    expect(refusal(await prove(token, code))).toEqual([422, 'sign_in_expired'])
    expect(await proven()).toBe(true)
    expect(ok(await enter(own)).data).toBeTruthy()
  })

  test('has five tries, and works for ten minutes', async () => {
    const { token, code } = await held()
    const wrong = code === '111111' ? '222222' : '111111'
    for (let n = 0; n < 5; n++) expect(refusal(await prove(token, wrong))).toEqual([422, 'otp_wrong'])
    expect(refusal(await prove(token, code))).toEqual([422, 'otp_expired'])
    world.advance(30_000)
    expect(ok(await mailAgain(token)).resendInSeconds).toBe(30)
    expect(refusal(await mailAgain(token))).toEqual([429, 'too_many_requests'])
    const again = await newestCode(2)
    world.advance(10 * 60_000)
    expect(refusal(await prove(token, again))).toEqual([422, 'otp_expired'])
  })

  test('is of the sign-in that waits for it: no other token takes it, and it sets no password', async () => {
    const { token, code } = await held()
    const asked = { email, otp: code, selectedRole: 'student' }
    expect(refusal(await post('/api/verify-for-otp', asked))[0]).toBe(422)
    expect(refusal(await prove('made up', code))).toEqual([422, 'sign_in_expired'])
    expect(refusal(await choose(token))).toEqual([422, 'sign_in_expired'])
    const proof = { method: 'totp', code: '123456' }
    const factor = await post('/api/sign-in/second-factor', { token, proof })
    expect(refusal(factor)).toEqual([422, 'second_factor_expired'])
    expect(refusal(await post('/api/sign-in/second-factor/options', { token }))[1]).toBe(
      'second_factor_expired',
    )
    ok(await prove(token, code))
  })

  test('is mailed in the person’s language without naming an organisation, and not twice in thirty seconds', async () => {
    const { code } = await held()
    const [mail] = await mailsTo(world, email)
    expect(mail!.subject).not.toContain(code)
    for (const { name } of [one, other]) expect(mail!.text).not.toContain(name)
    const again = ok(await enter(own)).mailbox
    expect(again.resendInSeconds).toBeLessThanOrEqual(30)
    ok(await prove(again.token, code))
  })

  test('ends with the sign-in when the password changes', async () => {
    const { token, code } = await held()
    await reset()
    expect(refusal(await prove(token, code))).toEqual([422, 'sign_in_expired'])
  })
})

describe('second factors', () => {
  test('are shown first, and the code after them', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    const app = await addApp(world, personOf(data))
    await add(other)
    const { secondFactor } = ok(await enter(own))
    world.advance(30_000)
    const proof = { method: 'totp', code: app.code() }
    const { mailbox } = ok(await post('/api/sign-in/second-factor', { token: secondFactor.token, proof }))
    const opened = ok(await prove(mailbox.token, await newestCode(1)))
    const state = ok(await callAs(world, { token: opened.data }, 'GET', '/api/account/second-factor'))
    expect(state.data.totp).toBe(true)
  })

  test('of somebody without the mailbox end when a mailed code resets the password', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    const person = personOf(data)
    await addPasskey(world, person)
    await add(other)
    expect(ok(await passkeyIn(person)).mailbox).toBeTruthy()
    await reset('the person’s own password')
    expect((await passkeyIn(person)).statusCode).toBe(422)
    expect(ok(await enter('the person’s own password')).data).toBeTruthy()
  })

  test('stay at a reset while one organisation knows the person, and then prove nothing', async () => {
    await add(one, { password: planted })
    const { data } = await claim()
    const person = personOf(data)
    await addPasskey(world, person)
    await reset('another of my own')
    expect(ok(await enter('another of my own')).secondFactor.methods).toContain('passkey')
    await add(other)
    expect(ok(await passkeyIn(person)).mailbox).toBeTruthy()
  })
})
