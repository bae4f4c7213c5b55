import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../src/platform/db/testing.ts'

const page = new URL('../../docs/operations/growth.md', import.meta.url)

/** The rows of the page's tables: which tables of the database each names, and its other cells. */
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [names = '', ...cells] = line.split('|').slice(1, -1)
    return { tables: [...names.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!), cells }
  })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('docs/operations/growth.md names every table once, and none that is gone', async () => {
  const { rows: stored } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`.execute(
    database.kysely,
  )
  expect(rows.flatMap(({ tables }) => tables).sort()).toEqual(stored.map(({ name }) => name).sort())
})

test('the code that a row leads to names each of its tables', () => {
  const linked = rows.flatMap(({ tables, cells }) => {
    const link = cells.map((cell) => /\]\((\S*\.ts)\)/.exec(cell)?.[1]).find(Boolean)
    return link ? tables.map((table) => ({ table, code: readFileSync(new URL(link, page), 'utf8') })) : []
  })
  expect(linked.length).toBeGreaterThan(15)
  expect(linked.filter(({ table, code }) => !code.includes(`'${table}'`)).map(({ table }) => table)).toEqual(
    [],
  )
})
