import pg from 'pg'

/**
 * Tells Citus' rebalancer that the rows of these owners lie on the coordinator, and nothing else does. By its own rule it would
 * move them to a worker, and would count the coordinator in what each node should hold, so that uneven workers stayed uneven.
 */
export async function setRebalanceRule(pool: pg.Pool, owners: readonly string[]): Promise<void> {
  const hashes = owners.map((owner) => `worker_hash(${pg.escapeLiteral(owner)}::text)`)
  await pool.query(`
    CREATE OR REPLACE FUNCTION credenza_shard_may_lie(shard bigint, node int) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT (SELECT shardminvalue = shardmaxvalue AND shardminvalue::int IN (${hashes})
          FROM pg_dist_shard WHERE shardid = shard)
        = (SELECT groupid = 0 FROM pg_dist_node WHERE nodeid = node)
    $$`)
  await pool.query(`
    CREATE OR REPLACE FUNCTION credenza_shard_cost(shard bigint) RETURNS real LANGUAGE sql STABLE AS $$
      SELECT CASE groupid WHEN 0 THEN 0 ELSE citus_shard_cost_by_disk_size(shard) END
      FROM pg_dist_placement WHERE shardid = shard
    $$`)
  await pool.query(`
    CREATE OR REPLACE FUNCTION credenza_node_capacity(node int) RETURNS real LANGUAGE sql STABLE AS $$
      SELECT CASE groupid WHEN 0 THEN 0 ELSE 1 END FROM pg_dist_node WHERE nodeid = node
    $$`)
  await pool.query(`
    INSERT INTO pg_dist_rebalance_strategy (name, shard_cost_function, node_capacity_function, shard_allowed_on_node_function,
      default_threshold, minimum_threshold, improvement_threshold)
    VALUES ('credenza', 'credenza_shard_cost', 'credenza_node_capacity', 'credenza_shard_may_lie', 0.1, 0.01, 0.5)
    ON CONFLICT (name) DO UPDATE SET shard_cost_function = excluded.shard_cost_function,
      node_capacity_function = excluded.node_capacity_function`)
  await pool.query(`SELECT citus_set_default_rebalance_strategy('credenza')`)
  await pool.query(
    `SELECT citus_set_node_property(nodename, nodeport, 'shouldhaveshards', true) FROM pg_dist_node WHERE groupid = 0`,
  )
}
