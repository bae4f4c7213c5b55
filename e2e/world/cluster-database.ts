import { randomBytes } from 'node:crypto'
import { dropCluster, makeCluster, workersOf } from '../../server/test/citus/cluster.ts'

export interface ClusterDatabase {
  url: string
  /** The addresses of the coordinator and its workers. */
  nodes: readonly string[]
  drop(): Promise<void>
}

/** An empty database on every node of the Citus cluster at `coordinator`, as superuser. */
export async function openClusterDatabase(coordinator: string): Promise<ClusterDatabase> {
  const workers = await workersOf(coordinator)
  const name = `credenza_e2e_${randomBytes(5).toString('hex')}`
  const url = await makeCluster(coordinator, workers, name)
  return { url, nodes: [coordinator, ...workers], drop: () => dropCluster(coordinator, workers, name) }
}
