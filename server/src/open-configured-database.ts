import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from './platform/db/database.ts'
import { hasCluster } from './platform/db/embedded/home.ts'
import type { Log } from './platform/db/log.ts'
import { tracedLog } from './platform/trace/current-trace.ts'
import type { Config } from './settings/config.ts'

/**
 * Opens the database that the settings name, or starts the embedded one. An abort of `signal` ends the attempt. Only the server,
 * which has a public URL, makes an embedded database: a command with the wrong settings would work on an empty one.
 */
export async function openConfiguredDatabase(
  config: Config,
  log: Log,
  signal: AbortSignal | undefined,
): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl, databaseDirectUrl: directUrl, poolSizes } = config
  if (config.publicUrl === undefined && !databaseUrl && !hasCluster(join(dataFolder, 'postgres')))
    throw new Error(
      `There is no database in ${dataFolder}: set DATA_DIR or DATABASE_URL, and all else, as the server has them.`,
    )
  return openDatabase({
    databaseUrl,
    directUrl,
    replicaUrl: config.databaseReplicaUrl,
    poolSize: poolSizes.requests,
    slowStatementMs: config.slowStatementMs,
    dataFolder,
    log: tracedLog(log),
    signal,
  })
}
