import { dayMs } from '@credenza/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRetry } from '../src/platform/db/with-retry.ts'
import { once, purgeIdempotencyKeys, wasAnswered } from '../src/platform/http/idempotency.ts'
import { recordFor } from './acts/certificates.ts'
import { makeDepartment } from './acts/departments.ts'
import { callAs, makeIssuer, type Organisation, ok, studentData } from './acts/people.ts'
import { rowCounts } from './row-counts.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld()
let other: Organisation

beforeAll(async () => {
  world.tamper()
  other = await makeIssuer(world, admin)
})
afterAll(() => world.close())

const create = (key: string, title = 'Bridges', as = issuer) =>
  callAs(
    world,
    as,
    'POST',
    '/upload-json',
    { multipleCertificates: [recordFor(issuer, student, title)] },
    { 'idempotency-key': key },
  )

test('the same request with the same key gives the same answer and creates once', async () => {
  const first = ok(await create('same'))
  const before = await rowCounts(world)
  expect(ok(await create('same'))).toEqual(first)
  expect(await rowCounts(world)).toEqual(before)
})

test.each([
  ['a learning platform', () => issuer, '/api/learning-platforms', () => ({ name: 'Moodle' })],
  [
    'a breach case',
    () => admin,
    '/api/admin/breaches',
    () => ({ what: 'A lost laptop', foundAt: '2026-01-01T00:00:00Z' }),
  ],
  [
    'a hold',
    () => admin,
    '/api/admin/data-protection/holds',
    () => ({ subjectId: student.id, reason: 'A court order', until: null }),
  ],
])('%s that is sent twice with one key is made once', async (_what, caller, path, body) => {
  const send = () => callAs(world, caller(), 'POST', path, body(), { 'idempotency-key': path })
  const first = ok(await send())
  const before = await rowCounts(world)
  expect(ok(await send())).toEqual(first)
  expect(await rowCounts(world)).toEqual(before)
})

test('ten of the same request at once create once, and all get one answer', async () => {
  const before = await rowCounts(world)
  const answers = await Promise.all(Array.from({ length: 10 }, () => create('at-once')))
  expect(new Set(answers.map((answer) => JSON.stringify(ok(answer)))).size).toBe(1)
  expect((await rowCounts(world)).certificate).toBe(before.certificate! + 1)
})

test('a key that was used for another body or another call is refused, and nothing is created', async () => {
  ok(await create('reused'))
  const before = await rowCounts(world)
  const body = await create('reused', 'Another title')
  const call = await callAs(
    world,
    issuer,
    'POST',
    '/api/categories/create',
    { name: 'X' },
    { 'idempotency-key': 'reused' },
  )
  for (const answer of [body, call])
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'idempotency_key_reused'])
  expect(await rowCounts(world)).toEqual(before)
})

test('a key that was used in another department is refused, and nothing is created', async () => {
  const [one, other] = [
    await makeDepartment(world, issuer, 'Engineering'),
    await makeDepartment(world, issuer, 'Law'),
  ]
  const add = (department: string) =>
    callAs(
      world,
      { ...issuer, department },
      'POST',
      '/api/student/add-student',
      studentData('key@a.example'),
      {
        'idempotency-key': 'department',
      },
    )
  const first = ok(await add(one))
  const before = await rowCounts(world)
  expect((await add(other)).json().error).toBe('idempotency_key_reused')
  expect(ok(await add(one))).toEqual(first)
  expect(await rowCounts(world)).toEqual(before)
})

test('a refused request leaves its key free for the corrected one', async () => {
  const wrong = { multipleCertificates: [{ ...recordFor(issuer, student), certificateType: 'Unknown' }] }
  const refused = await callAs(world, issuer, 'POST', '/upload-json', wrong, {
    'idempotency-key': 'corrected',
  })
  expect(refused.statusCode).toBe(422)
  ok(await create('corrected'))
})

test('keys of two organisations are independent', async () => {
  ok(await create('shared'))
  const answer = await create('shared', 'Bridges', other)
  expect(answer.json().error).toBe('invalid')
})

test('a crash before the commit leaves no key and no effect; the retry does all of it once', async () => {
  const key = { accountId: issuer.id, key: 'crash', requestMac: new Uint8Array(32), keys: world.ctx.keys }
  const category = {
    org_id: issuer.id,
    id: 'cat_crash',
    name: 'Crash',
    name_key: 'crash',
    created_at: new Date(),
  }
  const attempt = ({ crash = false } = {}) =>
    withRetry(world.ctx.db, async (tx) => {
      const answer = await once(tx, key, new Date(), async () => {
        await tx.insertInto('category').values(category).execute()
        return { made: category.id }
      })
      if (crash) throw new Error('power cut')
      return answer
    })
  const before = await rowCounts(world)
  await expect(attempt({ crash: true })).rejects.toThrow('power cut')
  expect(await rowCounts(world)).toEqual(before)
  expect(await attempt()).toEqual({ made: 'cat_crash' })
  expect(await attempt()).toEqual({ made: 'cat_crash' })
  expect((await rowCounts(world)).category).toBe(before.category! + 1)
})

test('a key that was found to be answered is not forgotten until its answer is repeated', async () => {
  const key = { accountId: issuer.id, key: 'held', requestMac: new Uint8Array(32), keys: world.ctx.keys }
  const answer = (effect: () => Promise<string>) =>
    withRetry(world.ctx.db, async (tx) => {
      const isKnown = await wasAnswered(tx, key)
      const free = await world.ctx.db
        .selectFrom('idempotency_key')
        .select('key')
        .where('key', '=', 'held')
        .forUpdate()
        .skipLocked()
        .execute()
      return { isKnown, free, answer: await once(tx, key, new Date(), effect) }
    })
  expect(await answer(async () => 'first')).toEqual({ isKnown: false, free: [], answer: 'first' })
  const again = answer(() => Promise.reject(new Error('done twice')))
  expect(await again).toEqual({ isKnown: true, free: [], answer: 'first' })
})

test('a key is forgotten after 30 days, with its stored answer', async () => {
  ok(await create('old'))
  const inDays = (days: number) => ({
    db: world.ctx.db,
    clock: () => new Date(world.ctx.clock().getTime() + days * dayMs),
  })
  const kept = async () =>
    (await world.ctx.db.selectFrom('idempotency_key').select('key').where('key', '=', 'old').execute()).length
  await purgeIdempotencyKeys(inDays(29))
  expect(await kept()).toBe(1)
  await purgeIdempotencyKeys(inDays(31))
  expect(await kept()).toBe(0)
})
