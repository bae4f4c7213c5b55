import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { kyselyPool } from './kysely-pool.ts'
import type { Log } from './log.ts'
import { makePool } from './pool.ts'
import { requireDatabase } from './require-database.ts'
import type { Database } from './tables.ts'

/**
 * The open database. `kysely` runs on `pool` (for requests); `leases` has its own connection, so that renewing a lease
 * never waits behind requests; `url` is for code that must open connections itself (pg-boss, LISTEN). `close` comes last in
 * a shutdown: after streams, HTTP, jobs.
 */
export type OpenDatabase = {
  url: string
  kysely: Kysely<Database>
  pool: pg.Pool
  leases: Kysely<Database>
  log: Log
  close(): Promise<void>
}

/**
 * Opens the database at `databaseUrl`; without one, starts (or adopts) the embedded server in `<dataFolder>/postgres`. Does
 * not migrate. Rejects with a sentence when the database cannot be used; later outages reject queries with DatabaseUnavailable until the server is back.
 */
export async function openDatabase(input: {
  databaseUrl?: string | undefined
  dataFolder: string
  log: Log
  signal?: AbortSignal | undefined
}): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, log, signal } = input
  if (databaseUrl) {
    await requireDatabase('DATABASE_URL', databaseUrl)
    return connectDatabase(databaseUrl, log)
  }
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres'), log, signal })
  const connected = connectDatabase(server.url, log)
  const close = async () => {
    await connected.close()
    await server.stop()
  }
  return { ...connected, close }
}

/** The pools for a running server. They connect when first used. */
export function connectDatabase(url: string, log: Log): OpenDatabase {
  const pool = makePool({ url, max: 16, purpose: 'api', log })
  const kysely = kyselyOn(pool)
  const leases = kyselyOn(makePool({ url, max: 1, purpose: 'leases', log }))
  const close = async () => {
    await kysely.destroy()
    await leases.destroy()
  }
  return { url, kysely, pool, leases, log, close }
}

/** A Kysely over this pool; destroying it ends the pool. */
export function kyselyOn(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) })
}
