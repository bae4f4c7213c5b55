import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coordinatorTables, distributedTables } from '../src/database/distribution/where-tables-lie.ts'
import { createTestDatabase, type TestDatabase } from '../src/platform/db/testing.ts'

let database: TestDatabase
let constraints: { table: string; name: string; columns: string[] }[]

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<{ table: string; name: string; columns: string[] }>`
    SELECT c.relname AS table, i.relname AS name, array_agg(a.attname::text) AS columns
    FROM pg_index x
    JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_class c ON c.oid = x.indrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (x.indkey)
    WHERE c.relnamespace = 'public'::regnamespace AND x.indisunique
    GROUP BY 1, 2`.execute(database.kysely)
  constraints = rows
})
afterAll(() => database.drop())

const count = async (query: ReturnType<typeof sql<{ n: string }>>) =>
  (await query.execute(database.kysely)).rows

test('every table is named once, as distributed or as the coordinator’s', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    AND NOT relispartition ORDER BY 1`.execute(database.kysely)
  const named = [...Object.keys(distributedTables), ...coordinatorTables]
  expect(named.sort()).toEqual(rows.map(({ name }) => name))
})

test('every primary key and unique constraint of a distributed table includes its column', () => {
  const distributed = constraints.filter(({ table }) => table in distributedTables)
  const columnOf = (table: string) => distributedTables[table as keyof typeof distributedTables]
  expect(new Set(distributed.map(({ table }) => table)).size).toBe(Object.keys(distributedTables).length)
  expect(distributed.filter(({ table, columns }) => !columns.includes(columnOf(table)))).toEqual([])
})

test('no foreign key leads to or from a distributed table', async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`.execute(database.kysely)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ from, to }) => from in distributedTables || to in distributedTables)).toEqual([])
})

test('every table has a primary key', async () => {
  const bare = await count(sql`
    SELECT c.relname AS n FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT 1 FROM pg_index x WHERE x.indrelid = c.oid AND x.indisprimary)`)
  expect(bare).toEqual([])
})

describe('nothing that other engines of the family lack:', () => {
  test.each([
    [
      'sequences, serial and identity columns',
      sql<{
        n: string
      }>`SELECT relname AS n FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'`,
    ],
    [
      'triggers',
      sql<{
        n: string
      }>`SELECT tgname AS n FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace`,
    ],
    [
      'deferrable or exclusion constraints',
      sql<{
        n: string
      }>`SELECT conname AS n FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND (condeferrable OR contype = 'x')`,
    ],
    [
      'inherited tables',
      sql<{
        n: string
      }>`SELECT inhrelid::regclass::text AS n FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid WHERE c.relnamespace = 'public'::regnamespace`,
    ],
    ['extensions', sql<{ n: string }>`SELECT extname AS n FROM pg_extension WHERE extname <> 'plpgsql'`],
    [
      'functions of our own',
      sql<{ n: string }>`SELECT proname AS n FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    ],
  ])('%s', async (_name, query) => {
    expect(await count(query)).toEqual([])
  })
})
