import { randomUUID } from 'node:crypto'
import { messages } from '@credenza/schema'
import { account } from '@credenza/schema/sentences/account'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, nobody, ok, personalData } from '../../../../test/acts/people.ts'
import { minute, openRecoveryWorld, second, type Who } from './testing.ts'

const { world, post, ask, verify, stranger, newStudent, newCode, otherCode, refusal } =
  await openRecoveryWorld()
afterAll(() => world.close())

describe('another code', () => {
  test.each(['/api/requert-for-otp', '/api/resend-for-otp'])(
    'from %s is refused for 30 seconds, as the answer says',
    async (url) => {
      const { email } = await newStudent()
      const send = () => post(url, { email, selectedRole: 'student' })
      ok(await send())
      world.advance(10 * second)
      const early = await send()
      expect(refusal(early)).toEqual([429, 'too_many_requests', messages.otpTooSoon])
      expect(Number(early.headers['retry-after'])).toBeGreaterThanOrEqual(18)
      expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(20)
      world.advance(20 * second)
      ok(await send())
    },
  )

  test('requested ten times at once is mailed once', async () => {
    const student = await newStudent()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(student)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(429)])
  })

  test('invalidates the previous one', async () => {
    const student = await newStudent()
    const first = await newCode(student)
    world.advance(30 * second)
    const newest = await newCode(student)
    if (first !== newest) expect(refusal(await verify(student, first))[1]).toBe('otp_wrong')
    ok(await verify(student, newest))
  })

  test('is limited to a few an hour from one address, and cannot flood a mailbox from many addresses', async () => {
    const sent = async (who: Who, from: () => string) => {
      let count = 0
      for (let i = 0; i < 28; i++, world.advance(2.5 * minute))
        if ((await ask(who, from())).statusCode === 200) count++
      return count
    }
    let n = 0
    const oneNetwork = await sent(await newStudent(), () => `2001:db8::${(++n).toString(16)}`)
    expect(oneNetwork).toBeGreaterThanOrEqual(5)
    expect(oneNetwork).toBeLessThanOrEqual(8)
    const everywhere = await sent(stranger(), () => `198.51.100.${++n % 250}`)
    expect(everywhere).toBeGreaterThanOrEqual(10)
    expect(everywhere).toBeLessThanOrEqual(13)
  })
})

describe('a code', () => {
  test('is refused after five wrong ones, even if it is right', async () => {
    const student = await newStudent()
    const code = await newCode(student)
    for (let i = 0; i < 5; i++)
      expect(refusal(await verify(student, otherCode(code)))).toEqual([422, 'otp_wrong', messages.otpWrong])
    expect(refusal(await verify(student, code))).toEqual([422, 'otp_expired', account['otp_expired.tries']])
  })

  test('has five tries, however many come at once', async () => {
    const student = await newStudent()
    const code = await newCode(student)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => verify(student, otherCode(code), `203.0.113.${i % 8}`)),
    )
    const errors = answers.map((answer) => answer.json().error)
    expect(errors.filter((error) => error === 'otp_wrong')).toHaveLength(5)
  })

  test('works once', async () => {
    const student = await newStudent()
    const code = await newCode(student)
    ok(await verify(student, code))
    expect(refusal(await verify(student, code))).toEqual([422, 'otp_expired', account.otp_expired])
  })

  test('works for ten minutes', async () => {
    const [late, inTime] = [await newStudent(), await newStudent()]
    const codes = [await newCode(late), await newCode(inTime)] as const
    world.advance(9 * minute + 50 * second)
    ok(await verify(inTime, codes[1]))
    world.advance(10 * second)
    expect(refusal(await verify(late, codes[0]))[1]).toBe('otp_expired')
  })

  test('of a student opens no organisation of the same email', async () => {
    const email = `both-${randomUUID()}@mail.example`
    ok(await callAs(world, nobody, 'POST', '/api/personal-data', personalData('issuer', email, 'Both')))
    const student = await newStudent(email)
    const organisation: Who = { email, role: 'issuer' }
    const code = await newCode(student)
    expect(refusal(await verify(organisation, code))[1]).toBe('otp_expired')
    const own = await newCode(organisation)
    if (own !== code) expect(refusal(await verify(organisation, code))[1]).toBe('otp_wrong')
    ok(await verify(student, code))
  })

  test('is never stored in clear', async () => {
    const student = await newStudent()
    const code = await newCode(student)
    const { rows } = await sql<{ line: string }>`SELECT t::text AS line FROM one_time_code t
      UNION ALL SELECT j.data::text || coalesce(j.output::text, '') FROM pgboss.job j
      UNION ALL SELECT m::text FROM outgoing_mail m`.execute(world.ctx.db)
    const text = rows.map(({ line }) => line).join('\n')
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(text).not.toContain(student.email)
    expect(world.logLines.join('\n')).not.toContain(student.email)
  })
})
