import { afterAll, expect, test } from 'vitest'
import {
  type Caller,
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  nobody,
  ok,
  type Person,
  signIn,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'

const minute = 60_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
afterAll(() => world.close())

/** The issuer signs in again each time, because the tests let time pass. */
const newStudent = async () => makeStudent(world, { ...issuer, ...(await signIn(world, issuer)) })

/** Opens a separate session with this browser. */
async function openSession({ email, password, role }: Person, userAgent = firefox): Promise<Caller> {
  const body = { email, password, selectedRole: role }
  const answer = await callAs(world, nobody, 'POST', '/api/sign-in', body, { 'user-agent': userAgent })
  return { token: ok(answer).data }
}

const list = async (caller: Caller) => ok(await callAs(world, caller, 'GET', '/api/account/sessions')).data
const end = (caller: Caller, id: string) => callAs(world, caller, 'DELETE', `/api/account/sessions/${id}`)
const isOpen = async (caller: Caller) =>
  (await callAs(world, caller, 'GET', '/api/account/sessions')).statusCode === 200
const currentId = async (caller: Caller) =>
  (await list(caller)).find(({ current }: { current: boolean }) => current).id

test('the list names each live session’s device, newest activity first, and marks the one that asks', async () => {
  const student = await newStudent()
  world.advance(2 * minute)
  const second = await openSession(student)
  world.advance(minute / 2)
  await list(student)
  const sessions = await list(second)
  expect(sessions).toEqual([
    expect.objectContaining({ device: 'Unknown browser', current: false }),
    expect.objectContaining({ device: 'Firefox on Linux', current: true }),
  ])
  expect(Date.parse(sessions[0].lastSeenAt)).toBeGreaterThan(Date.parse(sessions[0].createdAt))
})

test('the list holds no expired session', async () => {
  const student = await newStudent()
  world.advance(31 * minute)
  expect(await list(await openSession(student))).toHaveLength(1)
})

test('the owner ends one session, and no other', async () => {
  const student = await newStudent()
  const [one, two] = [await openSession(student), await openSession(student)]
  ok(await end(student, await currentId(one)))
  expect([await isOpen(student), await isOpen(one), await isOpen(two)]).toEqual([true, false, true])
})

test('a session that has ended or never existed is not found', async () => {
  const student = await newStudent()
  const other = await openSession(student)
  const id = await currentId(other)
  ok(await end(student, id))
  for (const gone of [id, 'x', '%27%20OR%201=1'])
    expect((await end(student, gone)).json().error).toBe('not_found')
  expect(await isOpen(student)).toBe(true)
})

test('nobody can end another person’s session, and the id opens nothing', async () => {
  const [victim, attacker] = [await newStudent(), await newStudent()]
  const id = await currentId(victim)
  expect((await end(attacker, id)).statusCode).toBe(404)
  expect((await end(nobody, id)).statusCode).toBe(401)
  ok(await callAs(world, attacker, 'DELETE', '/api/account/sessions'))
  expect(await isOpen(victim)).toBe(true)
  expect(await isOpen({ token: id })).toBe(false)
})

test('the owner ends all sessions except the current one', async () => {
  const student = await newStudent()
  const others = [await openSession(student), await openSession(student)]
  ok(await callAs(world, student, 'DELETE', '/api/account/sessions'))
  expect(await list(student)).toHaveLength(1)
  for (const other of others) expect(await isOpen(other)).toBe(false)
})

test('ending sessions is recorded in the organisation’s audit trail', async () => {
  const endings = async () => {
    const rows = await world.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('org_id', '=', issuer.id)
      .where('action', '=', 'account.session-ended')
      .execute()
    return rows.length
  }
  const mine = await openSession(issuer)
  await openSession(issuer)
  const before = await endings()
  const others = (await list(mine)).length - 1
  ok(await callAs(world, mine, 'DELETE', '/api/account/sessions'))
  expect(await endings()).toBe(before + others)
})
