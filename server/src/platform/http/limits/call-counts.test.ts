import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../../db/database.ts'
import { silentLog } from '../../db/log.ts'
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts'
import { keysOf } from '../../keys/keys.ts'
import { callCounts } from './call-counts.ts'

const minute = 60_000

let db: TestDatabase
const keys = keysOf(randomBytes(32))
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(async () => {
  await db.drop()
})

const open = (kysely = db.kysely) => callCounts({ db: kysely, keys })

test('processes count together, whatever each of them counted before', async () => {
  const [a, b] = [open(), open()]
  for (let n = 0; n < 30; n++) a.count('key', minute)
  for (let n = 0; n < 12; n++) b.count('key', minute)
  await a.exchange()
  await b.exchange()
  expect(b.count('key', minute).current).toBe(43)
  expect(b.count('other', minute).current).toBe(1)
  await b.exchange()
  a.count('key', minute)
  await a.exchange()
  expect(a.count('key', minute).current).toBe(45)
})

test('a window ends for all of them when the first one’s does, and then they count from nothing', async () => {
  const [a, b] = [open(), open()]
  a.count('window', minute)
  await a.exchange()
  await sql`UPDATE call_count SET until = now() + interval '5 seconds'`.execute(db.kysely)
  b.count('window', minute)
  await b.exchange()
  expect(b.count('window', minute).endsInMs).toBeLessThanOrEqual(5_000)
  await sql`UPDATE call_count SET until = now()`.execute(db.kysely)
  await b.exchange()
  expect(b.count('window', minute)).toEqual({ current: 2, endsInMs: expect.any(Number) })
})

test('without the database, what is counted here still limits, and is added later', async () => {
  const gone = connectDatabase('postgres://nobody@127.0.0.1:1/none', silentLog)
  const alone = open(gone.kysely)
  for (let n = 1; n <= 20; n++) expect(alone.count('alone', minute).current).toBe(n)
  await expect(alone.exchange()).rejects.toThrow()
  expect(alone.count('alone', minute).current).toBe(21)
  await gone.close()
})

test('many processes that add to the same rows at once lose nothing', async () => {
  const all = Array.from({ length: 6 }, () => open())
  for (let round = 0; round < 5; round++) {
    for (const each of all) for (let n = 0; n < 50; n++) each.count(`crowd ${n}`, minute)
    await Promise.all(all.map((each) => each.exchange()))
  }
  for (let n = 0; n < 50; n++) all[0]!.count(`crowd ${n}`, minute)
  await all[0]!.exchange()
  for (let n = 0; n < 50; n++) expect(all[0]!.count(`crowd ${n}`, minute).current).toBe(6 * 5 + 2)
})

test('the table names nobody', async () => {
  const counts = open()
  counts.count('203.0.113.9', minute)
  await counts.exchange()
  const { rows } = await sql<{ row: string }>`SELECT call_count::text AS row FROM call_count`.execute(
    db.kysely,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.9')
})
