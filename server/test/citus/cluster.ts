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
  for (const node of [url, ...workers]) {
    await runOn(node, `CREATE DATABASE ${name} TEMPLATE template0`)
    await runOn(withDatabase(node, name), 'CREATE EXTENSION citus')
  }
  const coordinator = withDatabase(url, name)
  const { hostname, port } = new URL(url)
  await runOn(coordinator, `SELECT citus_set_coordinator_host('${hostname}', ${port || 5432})`)
  for (const worker of workers) {
    const { hostname, port } = new URL(worker)
    await runOn(coordinator, `SELECT citus_add_node('${hostname}', ${port || 5432})`)
  }
  return coordinator
}

export async function dropCluster(url: string, workers: readonly string[], name: string): Promise<void> {
  for (const node of [url, ...workers]) await dropDatabase(node, name)
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
