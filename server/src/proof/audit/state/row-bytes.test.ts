import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordedTables } from '../../../database/recorded-tables.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/db/testing.ts'
import { isRecorded } from './recorded-table.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db?.drop())

test('every recorded column has a built-in Postgres type, whose number a restored copy keeps', async () => {
  const firstOwnNumber = 16_384
  const { rows } = await sql<{ name: string }>`
    SELECT relname || '.' || attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND atttypid >= ${firstOwnNumber}`.execute(
    db.kysely,
  )
  const own = new Set(rows.map(({ name }) => name))
  const columns = recordedTables.flatMap(({ table, columns }) =>
    Object.entries(columns).flatMap(([name, column]) => (isRecorded(column) ? [`${table}.${name}`] : [])),
  )
  expect(columns.length).toBeGreaterThan(100)
  expect(columns.filter((column) => own.has(column))).toEqual([])
})
