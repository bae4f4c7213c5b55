import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, kyselyOn, type OpenDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { makePool } from './pool.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { begunAt } from './turns.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** A process with a single connection. */
let narrow: OpenDatabase
let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  narrow = connectDatabase(db.url, silentLog, { poolSize: 1 })
})
afterAll(async () => {
  await narrow.close()
  await db.drop()
})

const read = (number: number) =>
  sql<{ number: number; pid: number }>`SELECT ${number}::int AS number, pg_backend_pid() AS pid`
    .execute(narrow.kysely)
    .then(({ rows }) => rows[0])

/** Starts the reads of a call while transactions have all connections. Returns the outcome of each read. */
async function whileBusy<T>(
  start: () => Promise<T>[],
  { kysely, size = 1 }: Pick<OpenDatabase, 'kysely'> & { size?: number } = narrow,
): Promise<PromiseSettledResult<T>[]> {
  const held = await Promise.all(Array.from({ length: size }, () => kysely.startTransaction().execute()))
  const started = begunAt(performance.now(), () => Promise.allSettled(start()))
  await Promise.all(held.map((tx) => tx.rollback().execute()))
  return await started
}

test('reads that waited are answered each with its own rows', async () => {
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  const answers = await whileBusy(() => numbers.map(read))
  expect(answers).toMatchObject(numbers.map((number) => ({ value: { number } })))
})

test('of reads that share a connection, one that fails leaves the others alone', async () => {
  const broken = () => sql`SELECT 1 / ${0}::int`.execute(narrow.kysely)
  const answers = await whileBusy<unknown>(() => [read(1), broken(), read(2), broken(), read(3)])
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(answers[1]).toMatchObject({ reason: { code: '22012' } })
  expect(await read(4)).toMatchObject({ number: 4 })
})

test('when their connection is lost, those without an answer fail, and the next gets another connection', async () => {
  const before = await read(0)
  const lose = () => sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(narrow.kysely)
  const [lost, ...others] = await whileBusy<unknown>(() => [lose(), read(1), read(2)])
  for (const { status, reason } of [lost, ...others] as PromiseRejectedResult[]) {
    expect(status).toBe('rejected')
    expect(reason).toBeInstanceOf(DatabaseUnavailable)
  }
  expect((await read(3))!.pid).not.toBe(before!.pid)
})

test('a transaction is alone on its connection', async () => {
  await sql`CREATE TABLE counter (value int)`.execute(narrow.kysely)
  await sql`INSERT INTO counter VALUES (0)`.execute(narrow.kysely)
  const value = () =>
    sql<{ value: number }>`SELECT value FROM counter`
      .execute(narrow.kysely)
      .then(({ rows }) => rows[0]!.value)
  const tx = await narrow.kysely.startTransaction().execute()
  const reads = [value(), value()]
  await sql`UPDATE counter SET value = 1`.execute(tx)
  expect(narrow.waiting()).toBe(2)
  await tx.rollback().execute()
  expect(await Promise.all(reads)).toEqual([0, 0])
})

test('a read that locks rows takes no reads along, which would wait for its lock', async () => {
  const other = await db.kysely.startTransaction().execute()
  await sql`UPDATE counter SET value = 2`.execute(other)
  const wide = connectDatabase(db.url, silentLog, { poolSize: 2 })
  const hold = await Promise.all([1, 2].map(() => wide.kysely.startTransaction().execute()))
  const run = (query: RawBuilder<unknown>) => begunAt(performance.now(), () => query.execute(wide.kysely))
  const locking = run(sql`SELECT value FROM counter FOR UPDATE`)
  const reading = [1, 2].map(() => run(sql`SELECT value FROM counter`))
  await Promise.all(hold.map((one) => one.rollback().execute()))
  expect((await Promise.all(reading)).map(({ rows }) => rows)).toEqual([[{ value: 0 }], [{ value: 0 }]])
  await other.rollback().execute()
  await locking
  await wide.close()
})

test('a prepared statement that a change of its table outdated is read again, whatever the connections knew', async () => {
  const two = { ...connectDatabase(db.url, silentLog, { poolSize: 2 }), size: 2 }
  await sql`CREATE TABLE changing (a int)`.execute(two.kysely)
  const all = () => sql`SELECT * FROM changing WHERE a >= ${0}`.execute(two.kysely)
  const six = () => Array.from({ length: 6 }, all)
  for (let i = 0; i < 4; i++) await whileBusy(six, two)
  await sql`ALTER TABLE changing ADD b int`.execute(two.kysely)
  const answers = await whileBusy(six, two)
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
  await two.close()
})

test('when the first to prepare a statement cannot, the others do not say that it is unknown', async () => {
  const single = connectDatabase(db.url, silentLog, { poolSize: 1 })
  const later = () => sql`SELECT a FROM not_there WHERE a = ${1}`.execute(single.kysely)
  for (let i = 0; i < 8; i++) await expect(later()).rejects.toMatchObject({ code: '42P01' })
  const answers = await whileBusy(() => Array.from({ length: 4 }, later), single)
  expect(answers).toMatchObject(Array.from({ length: 4 }, () => ({ reason: { code: '42P01' } })))
  await single.close()
})

test('the time that a read may take does not include the reads before it', { tags: ['slow'] }, async () => {
  const pool = makePool({ url: db.url, max: 1, purpose: 'test', log: silentLog, statementTimeoutMs: 1_000 })
  const hasty = { kysely: kyselyOn(pool) }
  const slow = () => sql`SELECT pg_sleep(0.8)`.execute(hasty.kysely)
  const answers = await whileBusy(() => [slow(), slow(), slow()], hasty)
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  await hasty.kysely.destroy()
})

test('only the slow one of several reads is logged as slow', async () => {
  const lines: object[] = []
  const log = { ...silentLog, warn: (line: object) => void lines.push(line) }
  const watched = connectDatabase(db.url, log, { poolSize: 1, slowStatementMs: 200 })
  const quick = () => sql`SELECT 1 AS quick`.execute(watched.kysely)
  const slow = () => sql`SELECT pg_sleep(0.3)`.execute(watched.kysely)
  await whileBusy<unknown>(() => [quick(), slow(), quick(), quick()], watched)
  expect(lines).toMatchObject([{ statement: 'SELECT pg_sleep(0.3)' }])
  await watched.close()
})
