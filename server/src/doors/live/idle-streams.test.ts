import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { createCertificates } from '../../../test/acts/certificates.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeVerifier,
  ok,
  signIn,
  waitingOrganisation,
} from '../../../test/acts/people.ts'
import { readEvents } from '../../../test/processes/sse.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { buildApp } from '../../platform/http/app.ts'
import { allRoutes } from '../../routes.ts'
import { openLiveStreams } from './live-streams.ts'
import { streamLimits } from './stream-places.ts'

const { world, admin, issuer, student } = await openRolesWorld()
let statements = 0
const gone = new AbortController()

const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements++
    return node
  },
  transformResult: async ({ result }) => result,
}

const counted = { ...world.ctx, db: world.ctx.db.withPlugin(counter) }
const streams = openLiveStreams(counted)
/** A second instance of the server, which counts the statements of its streams. */
const app = await buildApp(world.ctx, (app) => allRoutes(app, world.ctx, streams))
const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/events`
afterAll(async () => {
  gone.abort()
  await streams.close()
  app.server.closeAllConnections()
  await app.close()
  await world.close()
})

const head = ({ token }: Caller) => ({ authorization: `Bearer ${token}` })
const open = (caller: Caller, signal = gone.signal) => fetch(url, { headers: head(caller), signal })
/** A new stream takes one statement for its position and two for what was missed, and then none until something concerns it. */
const statementsToOpen = 3

test('writes by others cost idle streams nothing, however many there are', async () => {
  // The verifiers all read the queue that changes, so each is told of it.
  const idle = await Promise.all([
    makeIssuer(world, admin),
    makeIssuer(world, admin),
    makeVerifier(world, admin),
    makeVerifier(world, admin),
  ])
  const seq = await world.ctx.db
    .selectFrom('audit_head')
    .select('seq')
    .where('org_id', '=', issuer.id)
    .executeTakeFirstOrThrow()
  const before = statements
  for (const caller of idle)
    for (let i = 0; i < streamLimits.session; i++) expect((await open(caller)).status).toBe(200)
  const reader = readEvents(url, { token: issuer.token!, lastEventId: seq.seq, signal: gone.signal })
  const first = reader.next()
  await vi.waitFor(
    () => expect(statements - before).toBeGreaterThanOrEqual(41 * statementsToOpen - 1),
    10_000,
  )

  const start = statements
  const writes = 20
  for (let i = 0; i < writes; i++) await createCertificates(world, issuer, student)
  await first
  for (let i = 1; i < writes; i++) await reader.next()
  // Two for each entry that the one reader receives, and two for each poll of all streams. If the idle streams queried too,
  // this would be 1,600.
  expect(statements - start).toBeLessThan(2 * writes + 40)
})

test('a session can have a limited number of streams, until it closes one', async () => {
  const person = await signIn(world, await makeIssuer(world, admin))
  const closing = new AbortController()
  const opened = [await open(person, closing.signal)]
  while (opened.length < streamLimits.session) opened.push(await open(person))
  expect(opened.every(({ status }) => status === 200)).toBe(true)
  const refused = await open(person)
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
    429,
    'too_many_requests',
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  closing.abort()
  await vi.waitFor(async () => expect((await open(person)).status).toBe(200), 10_000)
})

test('an organisation that waits for its approval can have few, in any number of sessions', async () => {
  const waiting = await waitingOrganisation(world, 'issuer')
  const other = await signIn(world, waiting)
  const statuses = []
  for (let i = 0; i < streamLimits.unapprovedOrganisation; i++)
    statuses.push((await open(i % 2 ? waiting : other)).status)
  expect(statuses).toEqual(Array(streamLimits.unapprovedOrganisation).fill(200))
  expect((await open(waiting)).status).toBe(429)
  expect((await open(other)).status).toBe(429)
})

test('a stream that never began takes no place', async () => {
  const person = await signIn(world, await makeIssuer(world, admin))
  for (let i = 0; i < 2 * streamLimits.session; i++) {
    const answer = await fetch(url, { headers: { ...head(person), 'last-event-id': 'x' } })
    expect(answer.status).toBe(400)
  }
  expect((await open(person)).status).toBe(200)
})

test('an idle stream ends with its session, without anything happening', { tags: ['slow'] }, async () => {
  const person = await signIn(world, await makeIssuer(world, admin))
  const reader = (await open(person)).body!.getReader()
  ok(await callAs(world, person, 'GET', '/api/logout'))
  let isDone = false
  while (!isDone) isDone = (await reader.read()).done
  expect(isDone).toBe(true)
})
