import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { everyIndex, overgrownIndexes } from './find-indexes.ts'
import { rebuildIndexes } from './rebuild-indexes.ts'
import { indexUpkeep, rebuildOvergrown } from './run-index-rebuilding.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  // Autovacuum would take the same lock as a rebuild, and tidy what should be found overgrown.
  await sql`CREATE TABLE "Grown" (id int PRIMARY KEY, shown text, grams int[]) WITH (autovacuum_enabled = false)`.execute(
    database.kysely,
  )
  await sql`CREATE INDEX grown_by_text ON "Grown" (shown, id)`.execute(database.kysely)
  await sql`CREATE INDEX grown_grams ON "Grown" USING gin (grams)`.execute(database.kysely)
  // Writes every row twice in neighbouring places, as a batch does, and then deletes half of them.
  await sql`INSERT INTO "Grown" SELECT n, repeat('x', 60), ARRAY[n, n + 50000, n + 90000] FROM generate_series(1, 20000) n`.execute(
    database.kysely,
  )
  await sql`UPDATE "Grown" SET shown = repeat('y', 60)`.execute(database.kysely)
  await sql`DELETE FROM "Grown" WHERE id % 2 = 0`.execute(database.kysely)
})
afterAll(() => database.drop())

const goesOn = new AbortController().signal
const keeping = () => ({ db: database.kysely, database, log: database.log })
const run = async (stop = goesOn) => rebuildIndexes(database, await everyIndex(database.kysely), stop)
const rebuilt = async () => Array.fromAsync(await run())
const indexes = async () =>
  (
    await sql<{ name: string; valid: boolean }>`
      SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index
      WHERE indrelid = '"Grown"'::regclass ORDER BY 1`.execute(database.kysely)
  ).rows

/** Waits until the rebuild has its lock on the table. */
const untilLocked = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`
      SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE relation = '"Grown"'::regclass AND mode = 'ShareUpdateExclusiveLock' AND granted
        AND query LIKE 'REINDEX%'`.execute(database.kysely)
    expect(rows).not.toEqual([])
  }, 10_000)

test('indexes that updates have left half empty are rebuilt once, become smaller, and stay the same indexes', async () => {
  const before = await indexes()
  const grown = await rebuildOvergrown(keeping(), goesOn)
  expect(grown?.index).toBe('grown_by_text')
  expect(grown!.after).toBeLessThan(0.6 * grown!.before)
  const others = [await rebuildOvergrown(keeping(), goesOn), await rebuildOvergrown(keeping(), goesOn)]
  expect(others.map((one) => one?.index).sort()).toEqual(['"Grown_pkey"', 'grown_grams'])
  expect(await rebuildOvergrown(keeping(), goesOn)).toBeUndefined()
  expect(await indexes()).toEqual(before)
  const { freedBytes, newest } = await indexUpkeep(database.kysely)
  expect(freedBytes).toBeGreaterThan(grown!.before - grown!.after)
  expect(newest).toBeInstanceOf(Date)
})

test('what is new without being empty is left alone, and a quarter of emptiness is not', async () => {
  await sql`INSERT INTO "Grown" SELECT n, repeat('z', 60) FROM generate_series(20001, 40000) n`.execute(
    database.kysely,
  )
  await sql`ANALYZE "Grown"`.execute(database.kysely)
  const byText = { name: 'grown_by_text', table: '"Grown"' }
  expect(await overgrownIndexes(database.kysely)).not.toContainEqual(byText)
  await sql`UPDATE "Grown" SET shown = repeat('a', 60)`.execute(database.kysely)
  expect(await overgrownIndexes(database.kysely)).toContainEqual(byText)
})

test('a rebuilding gives way to anything that waits for the table, such as a migration', async () => {
  const others = await database.pool.connect()
  try {
    await others.query('BEGIN')
    await others.query('INSERT INTO "Grown" VALUES (0, $1)', ['x'])
    const rebuilding = rebuilt()
    rebuilding.catch(() => {})
    await untilLocked()
    // Waits for the rebuild, which waits for this transaction.
    await others.query('ALTER TABLE "Grown" ADD COLUMN late text')
    await expect(rebuilding).rejects.toMatchObject({ code: '57014' })
  } finally {
    await others.query('ROLLBACK')
    others.release()
  }
  await rebuilt()
})

test('what a stopped run has left behind is dropped, and nothing else', async () => {
  const before = await indexes()
  await sql`CREATE INDEX grown_by_text_ccnew ON "Grown" (shown)`.execute(database.kysely)
  await sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'grown_by_text_ccnew'::regclass`.execute(
    database.kysely,
  )
  await sql`CREATE INDEX ours_ccnew ON "Grown" (id)`.execute(database.kysely)
  await rebuilt()
  expect((await indexes()).map(({ name }) => name)).toEqual([...before.map(({ name }) => name), 'ours_ccnew'])
})

test('a stopped run ends with an error, leaves the indexes as they were, and can be called again', async () => {
  const before = await indexes()
  const stop = new AbortController()
  const stopped = await run(stop.signal)
  await stopped.next()
  stop.abort()
  await expect(stopped.next()).rejects.toThrow()
  expect(await indexes()).toEqual(before)
  expect((await rebuilt()).map(({ index }) => index)).toContain('grown_by_text')
})
