import { words } from '@credenza/languages/words'
import { messages } from '@credenza/schema'
import { account } from '@credenza/schema/sentences/account'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { codeIn, mailsTo, untilMails } from '../../../../test/acts/mails.ts'
import { callAs, ok, type Person, registerOrganisation, signIn } from '../../../../test/acts/people.ts'
import { initialPasswordHash } from '../password/passwords.ts'
import { minute, newPassword, openRecoveryWorld, second, type Who } from './testing.ts'

const { world, post, ask, verify, reset, signInAs, stranger, newStudent, newCode, newToken, refusal } =
  await openRecoveryWorld()
afterAll(() => world.close())

describe('recovery', () => {
  test('mails the code in the language that the person chose last', async () => {
    const who = await newStudent()
    ok(await callAs(world, who, 'GET', '/api/account/sessions', undefined, { cookie: 'new-language=fr' }))
    await newCode(who)
    const [mail] = await mailsTo(world, who.email)
    const { subject, says } = words.fr.mail.account.code
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(says) })
  })

  test('mails a person without a language in that of the page', async () => {
    const who = await newStudent()
    await world.ctx.db
      .updateTable('account')
      .set({ language: sql<'en'>`NULL` })
      .where('id', '=', who.id)
      .execute()
    const page = { cookie: 'language=ar' }
    const call = (url: string, payload: object) => world.send({ method: 'POST', url, payload, headers: page })
    ok(await call('/api/requert-for-otp', { email: who.email, selectedRole: 'student' }))
    const [mail] = await untilMails(world, who.email, 1)
    const { code, passwordChanged } = words.ar.mail.account
    expect(mail).toMatchObject({ subject: code.subject, text: expect.stringContaining(code.says) })
    const { token } = ok(await verify(who, codeIn(mail)))
    ok(await call('/api/reset-password', { token, password: newPassword, confirmPassword: newPassword }))
    expect((await untilMails(world, who.email, 2))[0]!.subject).toBe(passwordChanged.subject)
  })

  test.each(['issuer', 'verifier', 'student'] as const)(
    'gives the %s a new password, ends the sessions, and tells the person',
    async (role) => {
      const who: Person = role === 'student' ? await newStudent() : await registerOrganisation(world, role)
      const other = await signIn(world, who)
      const asked = ok(await ask(who))
      expect(asked).toEqual({ success: true, message: messages.otpSent, resendInSeconds: 30 })

      const [mail] = await untilMails(world, who.email, 1)
      const code = codeIn(mail)
      expect(mail!.subject).not.toContain(code)
      expect(mail!.html).toContain(`>${code}<`)
      const verified = ok(await verify(who, code))
      expect(verified.message).toBe(messages.otpVerified)
      expect(ok(await reset(verified.token)).message).toBe('Password reset successful!')

      for (const session of [who, other])
        expect((await callAs(world, session, 'GET', '/api/account/sessions')).statusCode).toBe(401)
      expect((await signInAs(who, who.password)).statusCode).toBe(401)
      ok(await signInAs(who, newPassword))
      const mails = await untilMails(world, who.email, 2)
      expect(mails[0]!.subject).toBe('Your Credenza password was changed')
      expect(mails[0]!.text).not.toContain(newPassword)
    },
  )

  test('works for a student who still has the password of an imported list', async () => {
    const student = await newStudent()
    await world.ctx.db
      .updateTable('account')
      .set({ password_hash: initialPasswordHash(world.ctx.keys, 'from the list') })
      .where('id', '=', student.id)
      .execute()
    ok(await reset(await newToken(student)))
    expect((await signInAs(student, 'from the list')).statusCode).toBe(401)
    ok(await signInAs(student, newPassword))
  })

  test('leaves second factors unchanged', async () => {
    const student = await newStudent()
    await world.ctx.db
      .insertInto('totp')
      .values({
        account_id: student.id,
        sealed_secret: world.ctx.keys.seal('totp', Buffer.from('secret')),
        sealed_pending: null,
        last_step: 0,
        wrong_tries: 0,
        blocked_until: null,
      })
      .execute()
    ok(await reset(await newToken(student)))
    expect(ok(await signInAs(student, newPassword)).secondFactor.methods).toContain('totp')
  })

  test('is recorded in the audit trail, without names', async () => {
    const who = await registerOrganisation(world, 'issuer')
    ok(await reset(await newToken(who)))
    const entry = await world.ctx.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('org_id', '=', who.id)
      .where('action', '=', 'account.password-reset')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(entry)).not.toContain(who.email)
  })
})

describe('an email without an account', () => {
  test('gets the same answers as one with an account, and no mail', async () => {
    const [known, unknown] = [await newStudent(), stranger()]
    const steps = [
      ask,
      (who: Who) => ask(who),
      (who: Who) => verify(who, '12345'),
      ...Array.from({ length: 6 }, () => (who: Who) => verify(who, '000000')),
    ]
    for (const step of steps) {
      const [a, b] = [await step(known), await step(unknown)]
      expect([a.statusCode, a.body, a.headers['retry-after']]).toEqual([
        b.statusCode,
        b.body,
        b.headers['retry-after'],
      ])
    }
    await untilMails(world, known.email, 1)
    expect(await mailsTo(world, unknown.email)).toEqual([])
  })

  test('leaves the same rows until the job has run', async () => {
    const counted = async (who: Who) => {
      const rows = async () =>
        (
          await sql<{
            n: string
          }>`SELECT (SELECT count(*) FROM one_time_code) + (SELECT count(*) FROM attempt)
            + (SELECT count(*) FROM pgboss.job WHERE name = 'send-code') AS n`.execute(world.ctx.db)
        ).rows[0]!.n
      const before = Number(await rows())
      ok(await ask(who))
      return Number(await rows()) - before
    }
    expect(await counted(await newStudent())).toBe(await counted(stranger()))
  })
})

describe('a reset token', () => {
  test('works once, even if two requests come at once', async () => {
    const student = await newStudent()
    const token = await newToken(student)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    expect(refusal(await reset(token, 'yet another one'))).toEqual([
      422,
      'reset_token_invalid',
      account.reset_token_invalid,
    ])
    ok(await signInAs(student, newPassword))
  })

  test('works for ten minutes', async () => {
    const token = await newToken(await newStudent())
    world.advance(10 * minute)
    expect(refusal(await reset(token))[1]).toBe('reset_token_invalid')
  })

  test('is invalidated by the next one', async () => {
    const student = await newStudent()
    const first = await newToken(student)
    world.advance(30 * second)
    const newest = await newToken(student)
    expect(refusal(await reset(first))[1]).toBe('reset_token_invalid')
    ok(await reset(newest))
  })

  test('does not set a password that the rules refuse, and stays usable', async () => {
    const student = await newStudent()
    const token = await newToken(student)
    const short = await reset(token, 'short')
    expect([short.statusCode, short.json().fields.password]).toEqual([422, 'Use at least 8 characters.'])
    const differing = await post('/api/reset-password', {
      token,
      password: newPassword,
      confirmPassword: 'something else',
    })
    expect(differing.json().fields).toEqual({ confirmPassword: messages.passwordsDiffer })
    ok(await reset(token))
  })
})

describe('as the specification words it', () => {
  test('asking by email alone does not tell whether anybody has an account', async () => {
    const student = await newStudent()
    for (const { email } of [student, stranger()]) {
      const answers = [await post('/api/requert-for-otp', { email }), await ask({ email, role: 'student' })]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      expect(refusal(await post('/api/requert-for-otp', { email }))[0]).toBe(429)
    }
  })

  test('an email alone finds the account of a student', async () => {
    const student = await newStudent()
    expect((await post('/api/requert-for-otp', { email: student.email })).statusCode).toBe(200)
    const [mail] = await untilMails(world, student.email, 1)
    const verified = await post('/api/verify-for-otp', { email: student.email, otp: codeIn(mail!) })
    expect(verified.json()).toMatchObject({ success: true, role: 'student' })
    expect((await reset(verified.json().token)).statusCode).toBe(200)
    expect((await signInAs({ email: student.email, role: 'student' }, newPassword)).statusCode).toBe(200)
  })

  test.each([undefined, '', '12345', 'abcdef', 123_456])('a code %s is not complete', async (otp) => {
    const { message } = (await post('/api/verify-for-otp', { email: 'someone@mail.example', otp })).json()
    expect(message).toBe('Please enter complete 6-digit OTP.')
  })

  test('signing in names the role', async () => {
    const { message } = (
      await post('/api/sign-in', { email: 'someone@mail.example', password: 'some pass phrase' })
    ).json()
    expect(message).toBe('Selected Role is required')
  })
})
