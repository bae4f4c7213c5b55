import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '../../context.ts'
import { connectDatabase, type OpenDatabase } from '../db/database.ts'
import { silentLog } from '../db/log.ts'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import type { BackFill } from './back-fill.ts'
import { nextStepOf } from './next-step.ts'
import { fillIfDue } from './run-back-fills.ts'

const count = 10

let db: TestDatabase
let other: OpenDatabase
/** The numbers that were filled, in order, with repetitions. */
let filled: number[]
beforeAll(async () => {
  db = await createTestDatabase()
  other = connectDatabase(db.url, silentLog)
  await sql`CREATE TABLE gap (id int PRIMARY KEY, whole boolean NOT NULL)`.execute(db.kysely)
})
beforeEach(async () => {
  filled = []
  await sql`TRUNCATE gap, server_process, back_fill`.execute(db.kysely)
  await sql`INSERT INTO gap SELECT n, false FROM generate_series(1, ${count}::int) AS n`.execute(db.kysely)
})
afterAll(async () => {
  await other.close()
  await db.drop()
})

/** Fills one number per step. */
const gaps: BackFill = {
  name: 'gaps',
  since: '0002_whole',
  fill: async (tx, place) => {
    const id = Number(place) + 1
    const rows = await sql`UPDATE gap SET whole = true WHERE id = ${id} AND NOT whole`.execute(tx)
    if (rows.numAffectedRows === 1n) filled.push(id)
    return id < count ? String(id) : undefined
  },
}

const filling = (from: OpenDatabase) => ({ db: from.kysely, database: from, log: silentLog })
const run = (backFill = gaps, from: OpenDatabase = db) =>
  fillIfDue(filling(from), backFill, AbortSignal.timeout(60_000))
const next = async () => (await nextStepOf(db.kysely, gaps)).next
const missing = async () => {
  const { rows } = await sql<{ id: number }>`SELECT id FROM gap WHERE NOT whole ORDER BY id`.execute(
    db.kysely,
  )
  return rows.map(({ id }) => id)
}

/** Inserts a process that was last seen this many seconds ago. */
const see = (id: string, migration: string, secondsAgo = 0) =>
  sql`
    INSERT INTO server_process (id, host, release, migration, seen_at)
    VALUES (${id}, 'host', '1', ${migration}, now() - ${secondsAgo} * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`.execute(db.kysely)
const end = (id: string) =>
  sql`UPDATE server_process SET ended_at = now() WHERE id = ${id}`.execute(db.kysely)

test('it begins when the last older process has ended, and is done once', async () => {
  await see('old', '0001_first')
  await see('new', '0002_whole')
  await run()
  expect([await next(), filled]).toEqual(['wait', []])
  await end('old')
  await run()
  await run()
  expect([await next(), filled.length, await missing()]).toEqual(['nothing', count, []])
})

test('an older process that is seen no more is gone; paused and awake again, its gaps are filled in another round', async () => {
  await see('paused', '0001_first', 61)
  await run()
  expect(await next()).toBe('nothing')
  await sql`UPDATE gap SET whole = false WHERE id IN (3, 7)`.execute(db.kysely)
  await see('paused', '0001_first')
  expect(await next()).toBe('wait')
  await run()
  expect(await missing()).toEqual([3, 7])
  await end('paused')
  await run()
  expect([await next(), await missing()]).toEqual(['nothing', []])
})

test('an older process that starts in the middle holds it up, and then it begins again', async () => {
  const interrupted: BackFill = {
    ...gaps,
    fill: async (tx, place) => {
      if (place === '4') await see('late', '0001_first')
      return gaps.fill(tx, place)
    },
  }
  await run(interrupted)
  expect([await next(), await missing()]).toEqual(['wait', [6, 7, 8, 9, 10]])
  await sql`UPDATE gap SET whole = false WHERE id = 2`.execute(db.kysely)
  await end('late')
  await run()
  expect(await missing()).toEqual([])
})

test('killed in the middle of a piece, it undoes that piece and continues there', async () => {
  let isKilled = false
  const dying: BackFill = {
    ...gaps,
    fill: async (tx: Tx, place: string) => {
      const then = await gaps.fill(tx, place)
      if (place === '5' && !isKilled) {
        isKilled = true
        throw new Error('killed')
      }
      return then
    },
  }
  await expect(run(dying)).rejects.toThrow('killed')
  expect([await nextStepOf(db.kysely, gaps), await missing()]).toEqual([
    { next: 'go on', place: '5' },
    [6, 7, 8, 9, 10],
  ])
  await run(dying)
  expect([await missing(), filled]).toEqual([[], [1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10]])
})

test('two processes at once do each piece once', async () => {
  await Promise.all([run(), run(gaps, other)])
  expect([filled.length, await missing()]).toEqual([count, []])
})
