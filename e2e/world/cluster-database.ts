import { randomBytes } from 'node:crypto'
import { dropCluster, makeCluster, makeNode, workersOf } from '../../server/test/citus/cluster.ts'

export interface ClusterDatabase {
  url: string
  /** The addresses of the coordinator and its workers. */
  nodes: readonly string[]
  /** Another server that can become a worker. */
  spare: string | undefined
  drop(): Promise<void>
}

/**
 * Creates an empty database on every node of the Citus cluster at `coordinator`, as superuser. With `hasSpare`, the last
 * worker is not part of it yet.
 */
export async function openClusterDatabase(
  coordinator: string,
  { hasSpare }: { hasSpare: boolean },
): Promise<ClusterDatabase> {
  const all = await workersOf(coordinator)
  const spare = hasSpare ? all.at(-1) : undefined
  const workers = all.filter((worker) => worker !== spare)
  const name = `credenza_e2e_${randomBytes(5).toString('hex')}`
  if (spare) await makeNode(spare, name)
  const url = await makeCluster(coordinator, workers, name)
  return { url, nodes: [coordinator, ...workers], spare, drop: () => dropCluster(coordinator, all, name) }
}
