import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { step } from '../../platform/db/step.ts'
import { createTestDatabase, runOn, type TestDatabase } from '../../platform/db/testing.ts'
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

test.runIf(isCluster)('a migration of several statements changes distributed tables', async () => {
  const { up } = step(`
    ALTER TABLE student ADD COLUMN IF NOT EXISTS extra text;
    CREATE INDEX IF NOT EXISTS student_extra ON student (org_id, extra);
    DROP INDEX IF EXISTS student_extra;
    ALTER TABLE audit_head ADD COLUMN IF NOT EXISTS extra text;
  `)
  await up(database.kysely)
})

test.runIf(inject('postgres').workers.length > 1)(
  'a rebalance would even out the workers, and move nothing from or to the coordinator',
  async () => {
    await crowdOneWorker()
    const moves = await runOn(
      database.directUrl,
      `SELECT 0 = ANY (SELECT groupid FROM pg_dist_node
        WHERE (nodename, nodeport) IN ((sourcename, sourceport), (targetname, targetport))) AS of_coordinator
     FROM get_rebalance_table_shards_plan()`,
    )
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.filter((move) => move.of_coordinator)).toEqual([])
    const [fewest, ...others] = await shardsAfterRebalance()
    expect(others.at(-1)! - fewest!).toBeLessThanOrEqual(2)
  },
)

/** How many shards of certificates each worker would have, the fewest first. */
async function shardsAfterRebalance(): Promise<number[]> {
  const workers = await runOn(
    database.directUrl,
    `WITH move AS (SELECT * FROM get_rebalance_table_shards_plan() WHERE table_name = 'certificate'::regclass)
     SELECT (SELECT count(*) FROM pg_dist_placement JOIN pg_dist_shard USING (shardid)
         WHERE logicalrelid = 'certificate'::regclass AND pg_dist_placement.groupid = pg_dist_node.groupid)
       + (SELECT count(*) FROM move WHERE (targetname, targetport) = (nodename, nodeport))
       - (SELECT count(*) FROM move WHERE (sourcename, sourceport) = (nodename, nodeport)) AS shards
     FROM pg_dist_node WHERE groupid > 0 ORDER BY 1`,
  )
  return workers.map(({ shards }) => Number(shards))
}

/** Moves three shards from the worker with the fewest to the one with the most. */
const crowdOneWorker = () =>
  runOn(
    database.directUrl,
    `WITH shard AS (SELECT shardid, nodename, nodeport, count(*) OVER (PARTITION BY groupid) AS beside
        FROM pg_dist_shard JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node USING (groupid)
        WHERE logicalrelid = 'certificate'::regclass AND groupid > 0),
      moved AS (SELECT * FROM shard ORDER BY beside, nodeport LIMIT 3),
      target AS (SELECT * FROM shard ORDER BY beside DESC, nodeport DESC LIMIT 1)
     SELECT citus_move_shard_placement(moved.shardid, moved.nodename, moved.nodeport, target.nodename, target.nodeport,
       'block_writes') FROM moved, target`,
  )
