import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitRole } from './limit-role.ts'
import { createTestDatabase, runOn, type TestDatabase } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

/** What a connection without any settings of its own gets. */
const limits = async (url: string) =>
  (
    await runOn(
      url,
      `SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`,
    )
  )[0]

test('processes that start at once limit whatever connects as their user, in their database only', async () => {
  await Promise.all(Array.from({ length: 6 }, () => limitRole(db.directUrl)))
  expect(await limits(db.directUrl)).toEqual({ statement: '30s', idle: '30s' })
  const other = await createTestDatabase({ empty: true })
  expect(await limits(other.directUrl)).toEqual({ statement: '0', idle: '0' })
  await other.drop()
})

test('requests have their limit however they connect, and a migration has none', async () => {
  await limitRole(db.directUrl)
  const pools = [db.pool, new pg.Pool({ connectionString: db.url })]
  for (const pool of pools) {
    const { rows } = await pool.query("SELECT current_setting('statement_timeout') AS limit")
    expect(rows).toEqual([{ limit: '30s' }])
  }
  await pools[1]!.end()
})
