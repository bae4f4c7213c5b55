import { dropDatabase, runOn, withDatabase } from '../../src/platform/db/testing.ts'

/** The addresses of the workers that the database at `url`, of a coordinator, knows. */
export async function workersOf(url: string): Promise<string[]> {
  const nodes = await runOn(
    url,
    'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid > 0 ORDER BY nodeid',
  )
  return nodes.map(({ host, port }) => withHost(url, `${host}:${port}`))
}

const withHost = (url: string, host: string): string => url.replace(/(\/\/(?:[^/@]*@)?)[^/]*/, `$1${host}`)

/** Makes the database `name` on every node, empty but known to the coordinator's as a cluster; its address there. */
export async function makeCluster(url: string, workers: readonly string[], name: string): Promise<string> {
  for (const node of [url, ...workers]) await makeNode(node, name)
  const coordinator = withDatabase(url, name)
  await runOn(coordinator, `SELECT citus_set_coordinator_host(${hostAndPort(url)})`)
  for (const worker of workers) await addWorker(coordinator, worker)
  return coordinator
}

/** Makes the database `name`, ready to be part of a cluster. */
export async function makeNode(url: string, name: string): Promise<void> {
  await runOn(url, `CREATE DATABASE ${name} TEMPLATE template0`)
  await runOn(withDatabase(url, name), 'CREATE EXTENSION citus')
}

export async function addWorker(coordinator: string, worker: string): Promise<void> {
  await runOn(coordinator, `SELECT citus_add_node(${hostAndPort(worker)})`)
}

function hostAndPort(url: string): string {
  const { hostname, port } = new URL(url)
  return `'${hostname}', ${port || 5432}`
}

export async function dropCluster(url: string, workers: readonly string[], name: string): Promise<void> {
  for (const node of [url, ...workers]) await dropDatabase(node, name)
}

/** Lets the cluster move shards to workers that have few; resolves when all are moved. */
export async function rebalance(coordinator: string): Promise<void> {
  await runOn(coordinator, 'SELECT citus_rebalance_start()')
  await runOn(coordinator, 'SELECT citus_rebalance_wait()')
}

/** How many shards lie on each node, by its port. */
export async function shardsOf(coordinator: string): Promise<Record<string, number>> {
  const rows = await runOn(
    coordinator,
    'SELECT nodeport AS port, count(*)::int AS shards FROM citus_shards GROUP BY 1 ORDER BY 1',
  )
  return Object.fromEntries(rows.map(({ port, shards }) => [String(port), Number(shards)]))
}

/** Kills a server process of this node with -9, after which Postgres ends all others and recovers. */
export async function crashNode(url: string): Promise<void> {
  await runOn(url, `COPY (SELECT 1) TO PROGRAM 'kill -9 $PPID'`).catch(() => {})
}

/** The address of the worker that has the organisation's rows, in the same database. */
export async function workerOf(url: string, organisationId: string): Promise<string> {
  const [node] = await runOn(
    url,
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_placement JOIN pg_dist_node USING (groupid)
     WHERE shardid = get_shard_id_for_distribution_column('certificate', '${organisationId}')`,
  )
  return withHost(url, `${node!.host}:${node!.port}`)
}

/** Makes a worker refuse every connection to this database, as if it were lost; the result gives it back. */
export async function loseWorker(worker: string): Promise<() => Promise<void>> {
  const name = new URL(worker).pathname.slice(1)
  const server = withDatabase(worker, 'postgres')
  await runOn(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await runOn(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
  return async () => {
    await runOn(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  }
}
