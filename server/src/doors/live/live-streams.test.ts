import { afterAll, beforeAll, expect, test } from 'vitest'
import { accept, createCertificates, sign } from '../../../test/acts/certificates.ts'
import { addFee } from '../../../test/acts/fees.ts'
import {
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  signIn,
} from '../../../test/acts/people.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { readEvents, type ServerEvent } from '../../../test/processes/sse.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { forgetHolderName } from '../../certificates/certificate/forget-holder-name.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { stateRecorded } from '../../proof/audit/append.ts'

const { world, admin, issuer, student } = await openRolesWorld()
let url: string

beforeAll(async () => {
  world.tamper()
  url = `${await world.app.listen({ host: '127.0.0.1', port: 0 })}/api/events`
})
afterAll(() => world.close())

async function take(count: number, events: AsyncIterable<ServerEvent>): Promise<ServerEvent[]> {
  const taken: ServerEvent[] = []
  for await (const event of events) if (taken.push(event) === count) break
  return taken
}
/** Returns the next event; the stream stays open. */
const next = async (events: AsyncGenerator<ServerEvent, void, undefined>) =>
  (await events.next()).value ?? undefined
const trail = async (organisation: Organisation) =>
  world.ctx.db
    .selectFrom('audit_entry')
    .select(['seq', 'action', 'subject'])
    .where('org_id', '=', organisation.id)
    .where('action', '!=', stateRecorded)
    .orderBy('seq')
    .execute()

const lastSeq = async (organisation: Organisation) => (await trail(organisation)).at(-1)?.seq ?? '0'

test('events arrive in the order of the trail', async () => {
  const ids = await createCertificates(world, issuer, student, 3)
  const from = await lastSeq(issuer)
  const events = take(3, readEvents(url, { token: issuer.token, lastEventId: from }))
  ok(await sign(world, issuer, ids))
  const arrived = await events
  expect(arrived.map(({ data }) => data.action)).toEqual(Array(3).fill('certificate.signed'))
  expect(arrived.map(({ data }) => data.subject).sort()).toEqual([...ids].sort())
  expect(arrived.map(({ id }) => Number(id))).toEqual([1, 2, 3].map((n) => Number(from) + n))
})

test('a reader that is cut off repeatedly continues by Last-Event-ID, without loss or repetition', async () => {
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
  expect(read).toEqual((await trail(issuer)).map(({ seq }) => Number(seq)))
})

test('a reader learns its position at once, so that it misses nothing when it is cut off before anything happens', async () => {
  const head = await lastSeq(issuer)
  const response = await fetch(url, { headers: { authorization: `Bearer ${issuer.token}` } })
  const { value } = await response.body!.pipeThrough(new TextDecoderStream()).getReader().read()
  expect(value).toMatch(new RegExp(`^id: ${head}\n\n`))
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

test('an organisation receives nothing that belongs to another', async () => {
  const other = await makeIssuer(world, admin)
  const from = await lastSeq(other)
  const events = take(1, readEvents(url, { token: other.token, lastEventId: from }))
  await createCertificates(world, issuer, student, 5)
  ok(await callAs(world, other, 'POST', '/api/categories/create', { name: 'Mine' }))
  expect((await events)[0]!.data.action).toBe('category.created')
})

test('a stream ends with the session that opened it', async () => {
  const person = await signIn(world, issuer)
  const events = readEvents(url, {
    token: person.token,
    lastEventId: String(Number(await lastSeq(issuer)) - 1),
  })
  expect((await events.next()).done).toBe(false)
  ok(await callAs(world, person, 'GET', '/api/logout'))
  await createCertificates(world, issuer, student)
  expect(await take(100, events)).toEqual([])
})

const isOfQueue = (event: ServerEvent | undefined) => event?.data.action === 'queue.changed'

test('a verifier hears once that its queue has changed when a request comes, is signed, is decided by another, or loses its name', async () => {
  const [reader, decider] = [await makeVerifier(world, admin), await makeVerifier(world, admin)]
  const events = readEvents(url, { token: reader.token, lastEventId: await lastSeq(reader) })
  /** The stream gets one event, and then nothing until it acts itself. */
  const heard = async () => {
    expect(await next(events)).toMatchObject({
      id: undefined,
      data: { action: 'queue.changed', subject: reader.id },
    })
    ok(await addFee(world, reader, { amount: 25 }))
    expect((await next(events))?.data.action).toBe('fee.added')
  }
  await heard()
  const ids = await createCertificates(world, issuer, student)
  await heard()
  ok(await sign(world, issuer, ids))
  await heard()
  ok(await accept(world, decider, ids))
  await heard()
  await uploadCertificate(world, { student, issuer: await makeIssuer(world, admin) })
  await heard()
  await withRetry(world.ctx.db, (tx) => forgetHolderName(tx, student.id))
  await heard()
  await events.return()
})

test('nobody hears of a queue that is not theirs', async () => {
  const [chosen, other] = [await makeVerifier(world, admin), await makeVerifier(world, admin)]
  const choosy = await makeIssuer(world, admin)
  await world.ctx.db
    .insertInto('chosen_verifier')
    .values({ org_id: choosy.id, verifier_org_id: chosen.id })
    .execute()
  const learner = await makeStudent(world, choosy)
  const from = lastSeq
  const unasked = readEvents(url, { token: other.token, lastEventId: await from(other) })
  const asked = readEvents(url, { token: chosen.token, lastEventId: await from(chosen) })
  // Both are told at once that they may have missed something.
  expect([await next(unasked), await next(asked)].every(isOfQueue)).toBe(true)
  await createCertificates(world, choosy, learner)
  expect(isOfQueue(await next(asked))).toBe(true)
  ok(await callAs(world, other, 'GET', '/api/logout'))
  await createCertificates(world, choosy, learner)
  const rest = []
  for await (const event of unasked) rest.push(event)
  expect(rest.filter(isOfQueue)).toEqual([])
  await asked.return()
})

test('a reader ahead of the trail, as after a restore, continues from its head', async () => {
  const { seq } = await world.ctx.db
    .selectFrom('audit_head')
    .select('seq')
    .where('org_id', '=', issuer.id)
    .executeTakeFirstOrThrow()
  const leave = new AbortController()
  const headers = { authorization: `Bearer ${issuer.token}`, 'last-event-id': String(Number(seq) + 1_000) }
  const { body } = await fetch(url, { headers, signal: leave.signal })
  const { value } = await body!.getReader().read()
  expect(new TextDecoder().decode(value)).toBe(`id: ${seq}\n\n`)
  leave.abort()
})

test('an invalid Last-Event-ID is refused', async () => {
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
