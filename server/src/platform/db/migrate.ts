import { Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { OpenDatabase } from './database.ts'
import { kyselyPool } from './kysely-pool.ts'
import { type Lease, type Times, withLease } from './lease.ts'
import { ensureLeaseTable } from './lease-store.ts'
import { makePool } from './pool.ts'
import type { Database } from './tables.ts'
import { withRetry } from './with-retry.ts'

/**
 * Brings the schema up to date in one transaction, so a failing step leaves nothing behind; it is repeated after a deadlock.
 * Every process calls this at its start; one does the work, under the lease `migration`, and the others wait. Returns the names
 * of the migrations it ran. Rejects with the error of the failing step, with LeaseLost, or with the reason of `signal`.
 */
export async function migrate(
  db: OpenDatabase,
  migrations: Record<string, Migration>,
  { signal, times = patientTimes }: { signal?: AbortSignal | undefined; times?: Times } = {},
): Promise<string[]> {
  await ensureLeaseTable(db.leases)
  const ran = await withLease(db, 'migration', (lease) => runPending(db, migrations, lease), {
    signal,
    times,
  })
  if (ran.length > 0) db.log.info({ migrations: ran }, 'The database schema is up to date')
  return ran
}

/** Building an index can keep the server's disk so busy that renewals take long. */
const patientTimes: Times = { leaseMs: 30_000, renewMs: 5_000, retryMs: 400 }

async function runPending(db: OpenDatabase, migrations: Record<string, Migration>, lease: Lease) {
  // No statement timeout: building an index may take minutes.
  const pool = makePool({
    url: db.directUrl,
    max: 1,
    purpose: 'migration',
    log: db.log,
    statementTimeoutMs: 0,
  })
  const kysely = new Kysely<Database>({ dialect: new LeasedDialect({ pool: kyselyPool(pool) }) })
  try {
    // Processes of the release before go on working, and may hold one table while they wait for another.
    return await withRetry(kysely, async (tx) => {
      const ran = await runIn(tx, withSignal(migrations, lease.signal))
      await lease.confirm(tx)
      return ran
    })
  } finally {
    await kysely.destroy()
  }
}

async function runIn(tx: Transaction<Database>, migrations: Record<string, Migration>): Promise<string[]> {
  const known = { ...migrations, ...(await newerSteps(tx, migrations)) }
  const migrator = new Migrator({ db: tx, provider: { getMigrations: async () => known } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

/**
 * The steps that a newer release has already run, as steps that do nothing. A process of the release before may start again
 * beside it, because newer steps only add (docs/releases.md).
 */
async function newerSteps(
  tx: Transaction<Database>,
  migrations: Record<string, Migration>,
): Promise<Record<string, Migration>> {
  const { rows: tables } =
    await sql`SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'kysely_migration'`.execute(
      tx,
    )
  if (tables.length === 0) return {}
  const newest = Object.keys(migrations).sort().at(-1) ?? ''
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(tx)
  const newer = rows.filter(({ name }) => name > newest)
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]))
}

/** Runs no further step once the lease is lost. */
function withSignal(migrations: Record<string, Migration>, signal: AbortSignal): Record<string, Migration> {
  const guarded = Object.entries(migrations).map(([name, { up }]): [string, Migration] => {
    const guardedUp: Migration['up'] = async (db) => {
      signal.throwIfAborted()
      await up(db)
    }
    return [name, { up: guardedUp }]
  })
  return Object.fromEntries(guarded)
}

/**
 * Postgres without Kysely's advisory lock, which poolers in transaction mode and other engines of the family lack. The caller
 * has the lease instead.
 */
class LeasedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const adapter = new PostgresAdapter()
    adapter.acquireMigrationLock = async () => {}
    adapter.releaseMigrationLock = async () => {}
    return adapter
  }
}
