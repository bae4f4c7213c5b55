import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCertificates, sign } from '../../test/certificates.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  type Person,
  type Student,
  signIn,
} from '../../test/people.ts'
import { readEvents, type ServerEvent } from '../../test/sse.ts'
import { openTestWorld, type TestWorld } from '../../test/test-world.ts'

let world: TestWorld
let admin: Person
let issuer: Organisation
let student: Student
let url: string

beforeAll(async () => {
  world = await openTestWorld()
  admin = await makeAdmin(world)
  issuer = await makeIssuer(world, admin)
  student = await makeStudent(world, issuer)
  url = `${await world.app.listen({ host: '127.0.0.1', port: 0 })}/api/events`
})
afterAll(() => world.close())

async function take(count: number, events: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> {
  const taken: ServerEvent[] = []
  for await (const event of events) if (taken.push(event) === count) break
  return taken
}
const trail = async (organisation: Organisation) =>
  world.ctx.db
    .selectFrom('audit_entry')
    .select(['seq', 'action', 'subject'])
    .where('org_id', '=', organisation.id)
    .orderBy('seq')
    .execute()

test('what happens arrives, in the order of the trail', async () => {
  const ids = await createCertificates(world, issuer, student, 3)
  const from = String((await trail(issuer)).length)
  const events = take(3, readEvents(url, { token: issuer.token, lastEventId: from }))
  ok(await sign(world, issuer, ids))
  const arrived = await events
  expect(arrived.map(({ data }) => data.action)).toEqual(Array(3).fill('certificate.signed'))
  expect(arrived.map(({ data }) => data.subject).sort()).toEqual([...ids].sort())
  expect(arrived.map(({ id }) => Number(id))).toEqual([1, 2, 3].map((n) => Number(from) + n))
})

test('a reader that is cut off again and again goes on by Last-Event-ID, without loss or repetition', async () => {
  const wanted = (await trail(issuer)).length + 120
  const writing = (async () => {
    for (let i = 0; i < 12; i++) await createCertificates(world, issuer, student, 10)
  })()
  const read: number[] = []
  let last = '0'
  while (read.length < wanted) {
    const events = await take(
      Math.min(7 + (read.length % 90), wanted - read.length),
      readEvents(url, { token: issuer.token, lastEventId: last }),
    )
    read.push(...events.map(({ id }) => Number(id)))
    last = events.at(-1)!.id
  }
  await writing
  expect(read).toEqual(Array.from({ length: wanted }, (_, i) => i + 1))
})

test('more than one page of what was missed arrives whole', async () => {
  const other = await makeIssuer(world, admin)
  await createCertificates(world, other, await makeStudent(world, other), 1_200)
  const entries = await trail(other)
  const events = await take(entries.length, readEvents(url, { token: other.token, lastEventId: '0' }))
  expect(events.map(({ data }) => `${data.seq} ${data.action} ${data.subject}`)).toEqual(
    entries.map(({ seq, action, subject }) => `${seq} ${action} ${subject}`),
  )
})

test('an organisation hears of nothing that is another’s', async () => {
  const other = await makeIssuer(world, admin)
  const from = String((await trail(other)).length)
  const events = take(1, readEvents(url, { token: other.token, lastEventId: from }))
  await createCertificates(world, issuer, student, 5)
  ok(await callAs(world, other, 'POST', '/api/categories/create', { name: 'Mine' }))
  expect((await events)[0]!.data.action).toBe('category.created')
})

test('a stream ends with the session that opened it', async () => {
  const person = await signIn(world, issuer)
  const events = readEvents(url, {
    token: person.token,
    lastEventId: String((await trail(issuer)).length - 1),
  })
  expect((await events.next()).done).toBe(false)
  ok(await callAs(world, person, 'GET', '/api/logout'))
  await createCertificates(world, issuer, student)
  expect(await take(100, events)).toEqual([])
})

test('a Last-Event-ID that is none is refused', async () => {
  const answer = await callAs(world, issuer, 'GET', '/api/events', undefined, { 'last-event-id': 'x' })
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'malformed'])
})

test('when the server ends its streams every reader sees the end', async () => {
  const readers = Array.from({ length: 5 }, () =>
    take(1_000_000, readEvents(url, { token: issuer.token, lastEventId: '0' })),
  )
  const first = readEvents(url, { token: issuer.token, lastEventId: '0' })
  await first.next()
  await world.streams.close()
  const ends = await Promise.all([...readers, take(1_000_000, first)])
  expect(ends).toHaveLength(6)
})
