import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { workQueues } from '../src/queues.ts'
import { mailsTo, untilMails } from './acts/mails.ts'
import { makeAdmin, makeIssuer, makeStudent } from './acts/people.ts'
import { openTestWorld } from './worlds/test-world.ts'

const world = await openTestWorld()
await workQueues(world.ctx)
const issuer = await makeIssuer(world, await makeAdmin(world))
const student = await makeStudent(world, issuer)
afterAll(() => world.close())

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${id}-00f067aa0ba902b7-01`

const askForCode = (headers: Record<string, string>, { email } = student) =>
  world.send({
    method: 'POST',
    url: '/api/requert-for-otp',
    payload: { email, selectedRole: 'student' },
    headers,
  })

/** What the log says in this trace. */
const linesOf = (trace: string) =>
  world.logLines.map((line) => JSON.parse(line)).filter((line) => line.trace === trace)

test('a request’s trace is in its answer, in the jobs that it queues and in their mails', async () => {
  const before = await mailsTo(world, student.email)
  const answer = await askForCode({ traceparent })
  expect(answer.headers['x-request-id']).toBe(id)
  const mails = await untilMails(world, student.email, before.length + 1)
  expect(mails[0]!.requestId).toBe(id)
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pgboss.job WHERE data->'trace'->>'id' = ${id} ORDER BY name`.execute(world.ctx.db)
  expect(rows.map(({ name }) => name)).toEqual(['send-code', 'send-mail'])
})

test('a call without a trace, or with something else in its place, gets an id of its own', async () => {
  const seen = new Set<unknown>()
  for (const sent of [
    '',
    'garbage',
    `${traceparent}, ${traceparent}`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  ]) {
    const { headers } = await world.send({
      url: '/livez',
      headers: { traceparent: sent, 'x-request-id': 'mine' },
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    seen.add(headers['x-request-id'])
  }
  expect(seen.size).toBe(4)
  expect(seen).not.toContain(id)
})

test('refused and misdirected calls carry their id too', async () => {
  for (const url of ['/api/no-such-call', '/%zz', '/api/users'])
    expect((await world.send({ url, headers: { traceparent } })).headers['x-request-id']).toBe(id)
})

test('our own fault tells the caller the number under which the log has it', async () => {
  const other = id.replace(/^4/, '5')
  await sql`ALTER TABLE account RENAME TO account_away`.execute(world.ctx.db)
  const answer = await world.send({
    method: 'POST',
    url: '/api/sign-in',
    payload: { email: student.email, password: 'wrong', selectedRole: 'student' },
    headers: { traceparent: `00-${other}-00f067aa0ba902b7-01` },
  })
  await sql`ALTER TABLE account_away RENAME TO account`.execute(world.ctx.db)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ key: 'internal', parameters: { number: other } })
  expect(answer.json().message).toContain(other)
  expect(linesOf(other)).toMatchObject([{ msg: 'request failed' }])
})

test('a job that fails says in whose trace', async () => {
  const other = id.replace(/^4/, '6')
  // Each person gets one code a minute.
  const another = await makeStudent(world, issuer)
  await sql`ALTER TABLE outgoing_mail RENAME TO outgoing_mail_away`.execute(world.ctx.db)
  await askForCode({ traceparent: `00-${other}-00f067aa0ba902b7-01` }, another)
  await world.until(async () => linesOf(other).length > 0)
  await sql`ALTER TABLE outgoing_mail_away RENAME TO outgoing_mail`.execute(world.ctx.db)
  expect(linesOf(other)[0]).toMatchObject({ queue: 'send-code', msg: 'A job failed and will be tried again' })
})
