import { join } from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { kyselyPool } from './kysely-pool.ts'
import { limitRole } from './limit-role.ts'
import type { Log } from './log.ts'
import { makePool } from './pool.ts'
import { followReplica, type Lagging, replicaPatienceMs } from './replica.ts'
import { requireDatabase } from './require-database.ts'
import type { Database } from './tables.ts'
import { type WatchStatement, watchStatements } from './watch-statements.ts'

/**
 * The open database. `kysely` runs on `pool` (for requests); `leases` has its own connection, so that renewing a lease never
 * waits behind requests; `lagging` reads from the replica, if there is one; `directUrl` is for what a pooler in transaction
 * mode does not support: LISTEN, jobs, migrations. Call `close` last in a shutdown, after streams, HTTP and jobs.
 */
export type OpenDatabase = {
  url: string
  directUrl: string
  kysely: Kysely<Database>
  pool: pg.Pool
  leases: Kysely<Database>
  lagging: Lagging
  log: Log
  /** For statements that do not go through `kysely`. */
  watch: WatchStatement
  /** How many statements and transactions of requests wait for a connection. */
  waiting(): number
  close(): Promise<void>
}

/**
 * Opens the database at `databaseUrl`; without one, starts (or adopts) the embedded server in `<dataFolder>/postgres`. Does not
 * migrate. Rejects with a sentence if the database cannot be used. During later outages, queries reject with
 * DatabaseUnavailable.
 */
export async function openDatabase(input: {
  databaseUrl?: string | undefined
  /** The server itself, if `databaseUrl` leads to a pooler. */
  directUrl?: string | undefined
  /** Its standby, for reads that may be some seconds old. */
  replicaUrl?: string | undefined
  poolSize?: number | undefined
  slowStatementMs?: number | undefined
  dataFolder: string
  log: Log
  signal?: AbortSignal | undefined
}): Promise<OpenDatabase> {
  const { databaseUrl, directUrl, replicaUrl, dataFolder, log, signal, poolSize, slowStatementMs } = input
  if (databaseUrl) {
    await requireDatabase('DATABASE_URL', databaseUrl, { pooled: directUrl !== undefined })
    if (directUrl) {
      await requireDatabase('DATABASE_DIRECT_URL', directUrl)
      await limitRole(directUrl)
    }
    return connectDatabase(databaseUrl, log, { directUrl, replicaUrl, poolSize, slowStatementMs })
  }
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres'), log, signal })
  const connected = connectDatabase(server.url, log, { poolSize, slowStatementMs })
  const close = async () => {
    await connected.close()
    await server.stop()
  }
  return { ...connected, close }
}

/** The pools for a running server, which connect when first used. With a direct address, `url` leads to a pooler. */
export function connectDatabase(
  url: string,
  log: Log,
  {
    directUrl,
    replicaUrl,
    poolSize = 16,
    slowStatementMs = 1_000,
  }: {
    directUrl?: string | undefined
    replicaUrl?: string | undefined
    poolSize?: number | undefined
    slowStatementMs?: number | undefined
  } = {},
): OpenDatabase {
  const pooled = directUrl !== undefined
  const pool = makePool({ url, max: poolSize, purpose: 'api', log, pooled })
  const watch = watchStatements(log, slowStatementMs)
  const requests = kyselyPool(pool, { pooled, watch })
  const kysely = kyselyOver(requests)
  const leases = kyselyOn(makePool({ url, max: 1, purpose: 'leases', log, pooled }), { pooled })
  const replica = replicaUrl
    ? followReplica(
        kysely,
        kyselyOn(
          makePool({
            url: replicaUrl,
            max: poolSize,
            purpose: 'replica',
            log,
            statementTimeoutMs: replicaPatienceMs,
          }),
          { watch },
        ),
        log,
      )
    : undefined
  const close = async () => {
    await replica?.close()
    await kysely.destroy()
    await leases.destroy()
  }
  const lagging: Lagging = replica?.lagging ?? ((read) => read(kysely))
  return {
    url,
    directUrl: directUrl ?? url,
    kysely,
    pool,
    leases,
    lagging,
    log,
    watch,
    waiting: requests.waiting,
    close,
  }
}

/** A Kysely on this pool. Destroying it ends the pool. */
export const kyselyOn = (
  pool: pg.Pool,
  options: { pooled?: boolean; watch?: WatchStatement } = {},
): Kysely<Database> => kyselyOver(kyselyPool(pool, options))

const kyselyOver = (pool: PostgresPool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
