import { afterAll, describe, expect, test } from 'vitest'
import { codeIn, untilMails } from '../../../../test/acts/mails.ts'
import { makeAdmin, makeIssuer, makeStudent, ok, signIn } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { workQueues } from '../../../queues.ts'
import { purgeAccounts } from '../purge-accounts.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const world = await openTestWorld()
await workQueues(world.ctx)
const issuer = await makeIssuer(world, await makeAdmin(world))
afterAll(() => world.close())

interface Who {
  email: string
  password: string
}

const newStudent = async () => makeStudent(world, { ...issuer, ...(await signIn(world, issuer)) })
const tryPassword = (email: string, password: string, remoteAddress: string) =>
  world.send({
    method: 'POST',
    url: '/api/sign-in',
    remoteAddress,
    payload: { email, password, selectedRole: 'student' },
  })
const wrong = (email: string, from: string) => tryPassword(email, 'not the password', from)
const right = ({ email, password }: Who, from: string) => tryPassword(email, password, from)
const status = async (answer: ReturnType<typeof tryPassword>) => (await answer).statusCode

let networks = 0
/** Addresses of an unused network, which together count as one address. */
function newNetwork(): () => string {
  const network = (++networks).toString(16)
  let host = 0
  return () => `2001:db8:${network}::${(++host).toString(16)}`
}
const newAddress = () => newNetwork()()

describe('the sixth wrong password of one account from one address', () => {
  test.each(['of an account', 'of nobody'])('%s has to wait, in seconds and in words', async (whose) => {
    const email = whose === 'of nobody' ? `${crypto.randomUUID()}@mail.example` : (await newStudent()).email
    const from = newNetwork()
    for (let i = 0; i < 5; i++) expect(await status(wrong(email, from()))).toBe(401)
    const refused = await wrong(email, from())
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.json()).toEqual({
      success: false,
      error: 'too_many_requests',
      message: 'Too many attempts. Wait 1 second, then try again.',
      key: 'too_many_requests.attempts',
      parameters: { seconds: 1 },
    })
    world.advance(second)
    expect(await status(wrong(email, from()))).toBe(401)
    expect((await wrong(email, from())).headers['retry-after']).toBe('2')
    for (let i = 0; i < 10; i++) {
      world.advance(15 * minute)
      expect(await status(wrong(email, from()))).toBe(401)
    }
    expect((await wrong(email, from())).json().message).toBe(
      'Too many attempts. Wait 15 minutes, then try again.',
    )
  })
})

test('while it has to wait, even the right password is not checked', async () => {
  const student = await newStudent()
  const from = newNetwork()
  for (let i = 0; i < 5; i++) await wrong(student.email, from())
  expect(await status(right(student, from()))).toBe(429)
  world.advance(second)
  ok(await right(student, from()))
})

test('a success resets the count at this address', async () => {
  const student = await newStudent()
  const from = newNetwork()
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) expect(await status(wrong(student.email, from()))).toBe(401)
    ok(await right(student, from()))
  }
})

test('25 simultaneous guesses are five guesses', async () => {
  const { email } = await newStudent()
  const from = newNetwork()
  const answers = await Promise.all(Array.from({ length: 25 }, () => status(wrong(email, from()))))
  expect(answers.filter((code) => code === 401)).toHaveLength(5)
  expect(answers.filter((code) => code === 429)).toHaveLength(20)
})

test('one address that tries many accounts is slowed down too', async () => {
  const from = newNetwork()
  const answers: number[] = []
  for (let i = 0; i < 30; i++) answers.push(await status(wrong(`target-${i}@mail.example`, from())))
  expect(answers).toEqual([...Array(20).fill(401), ...Array(10).fill(429)])
})

describe('an account under attack from everywhere', () => {
  async function besiege(email: string): Promise<void> {
    for (let i = 0; i < 50; i++) expect(await status(wrong(email, newAddress()))).toBe(401)
    expect(await status(wrong(email, newAddress()))).toBe(429)
  }

  test('stays open to its owner for 90 days where the owner has signed in', { tags: ['slow'] }, async () => {
    const student = await newStudent()
    const home = newNetwork()
    ok(await right(student, home()))
    await besiege(student.email)
    expect(await status(right(student, newAddress()))).toBe(429)
    ok(await right(student, home()))
    world.advance(91 * 24 * hour)
    await besiege(student.email)
    expect(await status(right(student, home()))).toBe(429)
  })

  test('opens to its owner anywhere after a password reset by mail', async () => {
    const student = await newStudent()
    await besiege(student.email)
    const from = newNetwork()
    expect(await status(right(student, from()))).toBe(429)
    const email = { email: student.email, selectedRole: 'student' }
    const post = async (url: string, payload: object) =>
      ok(await world.send({ method: 'POST', url, payload, remoteAddress: from() }))
    await post('/api/requert-for-otp', email)
    const otp = codeIn((await untilMails(world, student.email, 1))[0])
    const { token } = await post('/api/verify-for-otp', { ...email, otp })
    const password = 'a new pass phrase'
    await post('/api/reset-password', { token, password, confirmPassword: password })
    ok(await right({ ...student, password }, from()))
  })
})

test('the tables reveal neither email nor address, and old rows are deleted', async () => {
  const student = await newStudent()
  const from = newAddress()
  ok(await right(student, from))
  await wrong(student.email, from)
  const rows = async () => {
    const attempts = await world.ctx.db.selectFrom('attempt').selectAll().execute()
    const known = await world.ctx.db.selectFrom('known_address').selectAll().execute()
    return [...attempts, ...known]
  }
  const texts = JSON.stringify(await rows(), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  )
  expect(texts).not.toContain(student.email)
  expect(texts).not.toContain(from)
  await purgeAccounts(world.ctx)
  expect(await rows()).not.toEqual([])
  world.advance(91 * 24 * hour)
  await purgeAccounts(world.ctx)
  expect(await rows()).toEqual([])
  expect(await world.ctx.db.selectFrom('session').selectAll().execute()).toEqual([])
})
