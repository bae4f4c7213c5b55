import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rebuildIndexes } from './rebuild-indexes.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`CREATE TABLE "Grown" (id int PRIMARY KEY, shown text)`.execute(database.kysely)
  await sql`CREATE INDEX grown_by_text ON "Grown" (shown, id)`.execute(database.kysely)
  // Every row is written twice in neighbouring places, as a batch does, and then half of them go.
  await sql`INSERT INTO "Grown" SELECT n, repeat('x', 60) FROM generate_series(1, 20000) n`.execute(
    database.kysely,
  )
  await sql`UPDATE "Grown" SET shown = repeat('y', 60)`.execute(database.kysely)
  await sql`DELETE FROM "Grown" WHERE id % 2 = 0`.execute(database.kysely)
})
afterAll(() => database.drop())

const rebuilt = () => Array.fromAsync(rebuildIndexes(database))
const indexes = async () =>
  (
    await sql<{ name: string; valid: boolean }>`
      SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index
      WHERE indrelid = '"Grown"'::regclass ORDER BY 1`.execute(database.kysely)
  ).rows

test('indexes that updates have left half empty become smaller, and stay the same indexes', async () => {
  const before = await indexes()
  const [grown] = await rebuilt()
  expect(grown?.table).toBe('"Grown"')
  expect(grown!.after).toBeLessThan(0.6 * grown!.before)
  expect(await indexes()).toEqual(before)
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
  const run = rebuildIndexes(database, stop.signal)
  await run.next()
  stop.abort()
  await expect(run.next()).rejects.toThrow()
  expect(await indexes()).toEqual(before)
  expect((await rebuilt()).map(({ table }) => table)).toContain('"Grown"')
})
