import type pg from 'pg'
import { distributedTables } from './where-tables-lie.ts'

/**
 * Moves the rows that have `owner` in their distribution column into shards of their own on the coordinator: they are
 * everybody's, and so depend on no worker. Does nothing when they are there.
 */
export async function moveToCoordinator(pool: pg.Pool, owner: string): Promise<void> {
  const shard = await shardOf(pool, owner)
  if (shard.isHere) return
  if (!shard.isAlone)
    await pool.query(
      `SELECT isolate_tenant_to_new_shard($1::regclass, $2::text, 'CASCADE', shard_transfer_mode => 'block_writes')`,
      [anyTable, owner],
    )
  const { id, host, port } = await shardOf(pool, owner)
  const { rows } = await pool.query<{ host: string; port: number }>(
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid = 0',
  )
  await pool.query(`SELECT citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')`, [
    id,
    host,
    port,
    rows[0]!.host,
    rows[0]!.port,
  ])
}

/** The shards of all distributed tables are cut and moved together. */
const anyTable = Object.keys(distributedTables)[0]!

interface Shard {
  id: string
  host: string
  port: number
  /** Whether it holds no other owner. */
  isAlone: boolean
  isHere: boolean
}

async function shardOf(pool: pg.Pool, owner: string): Promise<Shard> {
  const { rows } = await pool.query<Shard>(
    `SELECT shardid AS id, nodename AS host, nodeport AS port, shardminvalue = shardmaxvalue AS "isAlone",
       groupid = 0 AS "isHere"
     FROM pg_dist_shard JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node USING (groupid)
     WHERE shardid = get_shard_id_for_distribution_column($1::regclass, $2::text)`,
    [anyTable, owner],
  )
  return rows[0]!
}
