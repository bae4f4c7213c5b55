import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { distribute } from './distribute.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const isCluster = inject('postgres').workers.length > 0

const tables = async () => {
  const done: string[] = []
  for await (const table of distribute(database)) done.push(table)
  return done
}

test('it refuses while a server runs', async () => {
  await sql`INSERT INTO server_process (id, host, release, migration) VALUES ('one', 'host', '1', '0001')`.execute(
    database.kysely,
  )
  await expect(tables()).rejects.toThrow('Stop every server process first')
  await sql`UPDATE server_process SET ended_at = now()`.execute(database.kysely)
})

test.skipIf(isCluster)('it refuses a database that coordinates no workers', async () => {
  await expect(tables()).rejects.toThrow('not the coordinator of a Citus cluster')
})

test.runIf(isCluster)('a second run finds nothing left to do', async () => {
  expect(await tables()).toEqual([])
})

test.runIf(isCluster)('a rebalance would move nothing from or to the coordinator', async () => {
  // A worker without shards, so that there is something to move.
  await sql`SELECT citus_drain_node(nodename, nodeport, shard_transfer_mode => 'block_writes')
    FROM pg_dist_node WHERE groupid = (SELECT max(groupid) FROM pg_dist_node)`.execute(database.kysely)
  await sql`SELECT citus_set_node_property(nodename, nodeport, 'shouldhaveshards', true) FROM pg_dist_node`.execute(
    database.kysely,
  )
  const { rows } = await sql<{ fromPort: number; toPort: number; coordinator: number }>`
    SELECT sourceport AS "fromPort", targetport AS "toPort",
      (SELECT nodeport FROM pg_dist_node WHERE groupid = 0) AS coordinator
    FROM get_rebalance_table_shards_plan()`.execute(database.kysely)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => [row.fromPort, row.toPort].includes(row.coordinator))).toEqual([])
})
