import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { purgeAccounts } from '../src/people/account/purge-accounts.ts'
import { bringForwardJobs } from '../src/platform/jobs/bring-forward-jobs.ts'
import { accept, invite, invitedToken, newcomer } from './acts/colleagues.ts'
import { codeIn, untilMails } from './acts/mails.ts'
import { callAs, nobody, ok, type Person, signIn } from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const yearMs = 365 * 24 * 3_600_000
const { world, issuer, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** Does something while the server's clock is a year ahead, and sets it right again. */
async function ahead<T>(act: () => Promise<T>): Promise<T> {
  world.advance(yearMs)
  try {
    return await act()
  } finally {
    world.advance(-yearMs)
  }
}
const sessions = (of: Pick<Person, 'token'>) => callAs(world, of, 'GET', '/api/account/sessions')
const tryPassword = ({ email }: Person) =>
  world.send({
    method: 'POST',
    url: '/api/sign-in',
    payload: { email, password: 'wrong', selectedRole: 'student' },
    remoteAddress: '203.0.113.9',
  })

test('a session that was opened while the clock was ahead ends', async () => {
  const session = await ahead(() => signIn(world, student))
  expect((await sessions(session)).statusCode).toBe(401)
  ok(await sessions(student))
})

test('a purge while the clock is behind deletes no session', async () => {
  world.advance(-yearMs)
  await purgeAccounts(world.ctx)
  world.advance(yearMs)
  ok(await sessions(student))
})

test('an invitation of that time does not wait for it', async () => {
  const whom = newcomer()
  const token = await ahead(async () => {
    ok(await invite(world, { ...issuer, ...(await signIn(world, issuer)) }, whom))
    return invitedToken(world, whom.email)
  })
  expect((await accept(world, token, 'a password of my own')).statusCode).not.toBe(200)
})

test('nobody is kept out until that time: tries and the code of then no longer count', async () => {
  const account = { email: student.email, selectedRole: 'student' }
  const askCode = () => callAs(world, nobody, 'POST', '/api/requert-for-otp', account)
  await ahead(async () => {
    for (let tries = 0; tries < 6; tries++) await tryPassword(student)
    ok(await askCode())
  })
  expect((await tryPassword(student)).statusCode).toBe(401)
  const [mail] = await untilMails(world, student.email, 1)
  const verified = await callAs(world, nobody, 'POST', '/api/verify-for-otp', {
    ...account,
    otp: codeIn(mail),
  })
  expect(verified.json().error).toBe('otp_expired')
  ok(await askCode())
})

test('a job that waits for that time begins', async () => {
  const { db } = world.ctx
  await sql`INSERT INTO pgboss.job (name, data, start_after)
    SELECT name, '{}', now() + interval '1 year' FROM pgboss.queue LIMIT 1`.execute(db)
  await bringForwardJobs(world.ctx)
  const late = await sql`SELECT FROM pgboss.job WHERE start_after > now() + interval '1 day'`.execute(db)
  expect(late.rows).toEqual([])
})
