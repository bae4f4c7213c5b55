import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { OpenDatabase } from '../database.ts'
import { makePool } from '../pool.ts'
import type { IndexOfTable } from './find-indexes.ts'

/** An index that was rebuilt, by its quoted name, and its bytes on disk before and after. */
export interface RebuiltIndex {
  index: string
  before: number
  after: number
}

/** The lease to hold while calling `rebuildIndexes`, so that only one process rebuilds at a time. */
export const rebuildingLease = 'rebuilding-indexes'

/** Before Postgres looks for deadlocks, which could end the waiting statement. */
const lookEveryMs = 250

/**
 * Rebuilds these indexes one after the other, without blocking readers and writers, and records each one's new size. Each needs
 * as much free disk space as the index. If somebody waits for the table, such as a migration, or `stop` aborts, it cancels the
 * statement and rejects. First drops what an interrupted run left behind.
 */
export async function* rebuildIndexes(
  db: Pick<OpenDatabase, 'directUrl' | 'log'>,
  indexes: readonly IndexOfTable[],
  stop: AbortSignal,
): AsyncGenerator<RebuiltIndex> {
  const pool = makePool({
    url: db.directUrl,
    max: 2,
    purpose: 'rebuilding indexes',
    log: db.log,
    statementTimeoutMs: 0,
  })
  const client = await pool.connect()
  try {
    // Makes Postgres notice while it works that our process was killed.
    await client.query(`SET client_connection_check_interval = '5s'; SET lock_timeout = '10s'`)
    await dropLeftovers(client)
    for (const index of indexes) {
      stop.throwIfAborted()
      const before = await bytesOf(client, index)
      await givingWay(pool, client, index, stop)
      const after = await bytesOf(client, index)
      await note(client, index, before - after)
      yield { index: index.name, before, after }
    }
  } finally {
    client.release(true)
    await pool.end()
  }
}

/** Runs the statement, and cancels it as soon as somebody waits for its table or index. */
async function givingWay(
  pool: pg.Pool,
  client: pg.PoolClient,
  { name, table }: IndexOfTable,
  stop: AbortSignal,
): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const ended = new AbortController()
  const watching = (async () => {
    for (;;) {
      await pause(lookEveryMs, undefined, { signal: ended.signal })
      const look = pool.query(
        `SELECT pg_cancel_backend($1::int) WHERE $2 OR EXISTS (
           SELECT FROM pg_locks WHERE NOT granted AND pid <> $1 AND database = (
             SELECT oid FROM pg_database WHERE datname = current_database())
           AND relation IN ($3::regclass, $4::regclass))`,
        [rows[0]!.pid, stop.aborted, name, table],
      )
      // Goes on after a failed look, such as one without a connection.
      await look.catch(() => {})
    }
  })().catch(() => {})
  try {
    await client.query(`REINDEX INDEX CONCURRENTLY ${name}`)
  } finally {
    ended.abort()
    await watching
  }
}

async function bytesOf(client: pg.PoolClient, { name }: IndexOfTable): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('SELECT pg_relation_size($1::regclass) AS bytes', [
    name,
  ])
  return Number(rows[0]!.bytes)
}

async function note(client: pg.PoolClient, { name, table }: IndexOfTable, freed: number): Promise<void> {
  // Rebuilding a GIN index sets its number of entries to that of its keys, but ANALYZE sets it to that of the rows.
  await client.query(`ANALYZE ${table}`)
  await client.query(
    `INSERT INTO index_upkeep (name, bytes, entries, freed, rebuilt_at)
     SELECT relname, pg_relation_size(oid), greatest(reltuples, 0), $2, now() FROM pg_class WHERE oid = $1::regclass
     ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, entries = excluded.entries,
       freed = index_upkeep.freed + excluded.freed, rebuilt_at = excluded.rebuilt_at`,
    [name, freed],
  )
}

/** Drops leftovers: Postgres names a new index '…_ccnew' until it replaces the old one, which is '…_ccold' until it is gone. */
async function dropLeftovers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT indisvalid AND relname ~ '_cc(new|old)[0-9]*$'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}
