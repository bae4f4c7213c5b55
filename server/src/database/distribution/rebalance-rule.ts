import pg from 'pg'

/**
 * Tells Citus' rebalancer that the rows of these owners lie on the coordinator, and nothing else does. By its own rule it would
 * move them to a worker.
 */
export async function setRebalanceRule(pool: pg.Pool, owners: readonly string[]): Promise<void> {
  const hashes = owners.map((owner) => `worker_hash(${pg.escapeLiteral(owner)}::text)`)
  await pool.query(`
    CREATE OR REPLACE FUNCTION credenza_shard_may_lie(shard bigint, node int) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT (SELECT shardminvalue = shardmaxvalue AND shardminvalue::int IN (${hashes})
          FROM pg_dist_shard WHERE shardid = shard)
        = (SELECT groupid = 0 FROM pg_dist_node WHERE nodeid = node)
    $$`)
  await pool.query(
    `SELECT citus_add_rebalance_strategy($1::name, 'citus_shard_cost_by_disk_size', 'citus_node_capacity_1',
       'credenza_shard_may_lie', 0.1, 0.01, 0.5)
     WHERE NOT EXISTS (SELECT FROM pg_dist_rebalance_strategy WHERE name = $1)`,
    [strategy],
  )
  await pool.query('SELECT citus_set_default_rebalance_strategy($1)', [strategy])
  await pool.query(
    `SELECT citus_set_node_property(nodename, nodeport, 'shouldhaveshards', true) FROM pg_dist_node WHERE groupid = 0`,
  )
}

const strategy = 'credenza'
