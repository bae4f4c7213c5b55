import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './platform/db/database.ts'
import type { Log } from './platform/db/log.ts'
import { tracedLog } from './platform/trace/current-trace.ts'

/** Opens the database that the settings name, or starts the embedded one. An abort of `signal` ends the attempt. */
export function openConfiguredDatabase(
  config: Config,
  log: Log,
  signal: AbortSignal | undefined,
): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl, databaseDirectUrl: directUrl, poolSizes } = config
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
