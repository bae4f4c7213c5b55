import { join } from 'node:path'
import type { Context } from '../../context.ts'
import type { RunningCluster } from '../../platform/backup/cluster.ts'
import { embeddedFiles } from '../../platform/db/embedded/running-files.ts'

/** The embedded database that this process started or adopted. */
export async function embeddedCluster({
  config,
  database,
}: Pick<Context, 'config' | 'database'>): Promise<RunningCluster & { password: string }> {
  return { url: database.directUrl, ...(await embeddedFiles(join(config.dataFolder, 'postgres'))) }
}
