import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kyselyOn } from './database.ts'
import { silentLog } from './log.ts'
import { makePool } from './pool.ts'
import { replicaOf } from './replica.ts'
import type { Database } from './tables.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

/** Two databases, the second in the role of the standby. The tests copy rows to it by hand. */
let primary: TestDatabase
let standby: TestDatabase
let copy: Kysely<Database>
let replica: ReturnType<typeof replicaOf>
beforeAll(async () => {
  primary = await createTestDatabase()
  standby = await createTestDatabase()
  const pool = makePool({ url: standby.url, max: 4, purpose: 'replica', log: silentLog })
  copy = kyselyOn(pool)
  replica = replicaOf(primary.kysely, copy)
})
afterAll(async () => {
  await copy.destroy()
  await standby.drop()
  await primary.drop()
})

/** Writes the newest note of each database, this many seconds ago. */
async function note(secondsAgo: { primary: number; standby: number }): Promise<void> {
  for (const [db, ago] of [
    [primary, secondsAgo.primary],
    [standby, secondsAgo.standby],
  ] as const)
    await sql`
      INSERT INTO server_process (id, host, release, migration, seen_at)
      VALUES ('one', 'host', '1', '1', timestamptz '2026-01-01' - ${ago} * interval '1 second')
      ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`.execute(db.kysely)
  await replica.look()
}

const asked = () =>
  replica.lagging(async (db) => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)
    return primary.url.includes(rows[0]!.name) ? 'primary' : 'replica'
  })

test('a replica is asked while it is at most five seconds behind', async () => {
  await note({ primary: 0, standby: 4 })
  expect(await asked()).toBe('replica')
  await note({ primary: 0, standby: 6 })
  expect(await asked()).toBe('primary')
  await note({ primary: 0, standby: 0 })
  expect(await asked()).toBe('replica')
})

test('what it does not have or cannot answer is read from the primary', async () => {
  await note({ primary: 0, standby: 0 })
  await sql`CREATE TABLE newer AS SELECT 1 AS id`.execute(primary.kysely)
  const { rows } = await replica.lagging((db) => sql`SELECT id FROM newer`.execute(db))
  expect(rows).toEqual([{ id: 1 }])
  await expect(replica.lagging((db) => sql`SELECT id FROM nowhere`.execute(db))).rejects.toThrow('nowhere')
})

test('a replica that is gone is not asked', async () => {
  await note({ primary: 0, standby: 0 })
  await sql`DROP TABLE server_process`.execute(standby.kysely)
  await expect(replica.look()).rejects.toThrow()
  expect(await asked()).toBe('primary')
})
