import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from './tables.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { DatabaseUnavailable } from './unavailable.ts'
import { whileAdmitted } from './while-admitted.ts'
import { withRetry } from './with-retry.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await sql`CREATE TABLE effect (id int PRIMARY KEY, n int NOT NULL)`.execute(db.kysely)
})
beforeEach(async () => {
  await sql`TRUNCATE effect`.execute(db.kysely)
  await sql`INSERT INTO effect VALUES (1, 0), (2, 0)`.execute(db.kysely)
})
afterAll(() => db.drop())

const add = (tx: Kysely<Database>, id = 1) => sql`UPDATE effect SET n = n + 1 WHERE id = ${id}`.execute(tx)
const counts = async () => {
  const { rows } = await sql<{ n: number }>`SELECT n FROM effect ORDER BY id`.execute(db.kysely)
  return rows.map((row) => row.n)
}
const raise = (tx: Transaction<Database>, code: string) =>
  sql`DO ${sql.raw(`$$ BEGIN RAISE EXCEPTION 'injected' USING ERRCODE = '${code}'; END $$`)}`.execute(tx)

test.each(['40001', '40P01'])(
  'a transaction that fails with %s is repeated and has one effect',
  async (code) => {
    let runs = 0
    await withRetry(db.kysely, async (tx) => {
      await add(tx)
      if (++runs < 3) await raise(tx, code)
    })
    expect(runs).toBe(3)
    expect(await counts()).toEqual([1, 0])
  },
)

test('two transactions that deadlock both succeed', async () => {
  const firstSteps = Promise.withResolvers<void>()
  let started = 0
  const cross = (first: number, second: number) =>
    withRetry(db.kysely, async (tx) => {
      await add(tx, first)
      if (++started === 2) firstSteps.resolve()
      await firstSteps.promise
      await add(tx, second)
    })
  await Promise.all([cross(1, 2), cross(2, 1)])
  expect(started).toBe(3)
  expect(await counts()).toEqual([2, 2])
})

test('a conflict that never ends is reported as unavailable and leaves nothing behind', {
  tags: ['slow'],
}, async () => {
  let runs = 0
  const doomed = withRetry(db.kysely, async (tx) => {
    runs++
    await add(tx)
    await raise(tx, '40001')
  })
  await expect(doomed).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(runs).toBe(10)
  expect(await counts()).toEqual([0, 0])
})

test('an error of the work itself rolls back, and the work is not repeated', async () => {
  let runs = 0
  const failing = withRetry(db.kysely, async (tx) => {
    runs++
    await add(tx)
    throw new Error('no such student')
  })
  await expect(failing).rejects.toThrow('no such student')
  expect(runs).toBe(1)
  expect(await counts()).toEqual([0, 0])
})

test('a connection that is terminated before COMMIT is replaced and the work repeated', async () => {
  let runs = 0
  await withRetry(db.kysely, async (tx) => {
    await add(tx)
    if (++runs === 1) await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx)
  })
  expect(runs).toBe(2)
  expect(await counts()).toEqual([1, 0])
})

test('nesting is refused', async () => {
  const nested = withRetry(db.kysely, (tx) => withRetry(tx, async () => {}))
  await expect(nested).rejects.toThrow('cannot be nested')
})

test('during a call, a transaction commits only while its caller is admitted', async () => {
  const refused = new Error('refused')
  const call = { findRefusal: async () => refused, isOver: false }
  await expect(whileAdmitted(call, () => withRetry(db.kysely, (tx) => add(tx)))).rejects.toBe(refused)
  expect(await counts()).toEqual([0, 0])
})

test('a transaction that itself ends the admission of its caller commits, once', async () => {
  const findRefusal = async (asked: Kysely<Database>) => {
    const { rows } = await sql`SELECT FROM effect WHERE id = 1 AND n = 0`.execute(asked)
    return rows.length === 1 ? undefined : new Error('refused')
  }
  const call = { findRefusal, isOver: false }
  await whileAdmitted(call, () => withRetry(db.kysely, (tx) => add(tx)))
  await whileAdmitted(call, () => withRetry(db.kysely, (tx) => add(tx, 2)))
  expect(await counts()).toEqual([1, 1])
})

test('what continues after the answer asks for no admission', async () => {
  const call = { findRefusal: async () => new Error('refused'), isOver: true }
  await whileAdmitted(call, () => withRetry(db.kysely, (tx) => add(tx)))
  expect(await counts()).toEqual([1, 0])
})
