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

/** Only one process rebuilds at a time: hold this lease while you call `rebuildIndexes`. */
export const rebuildingLease = 'rebuilding-indexes'

/** Sooner than Postgres looks for deadlocks, which could end the statement that waits. */
const lookEveryMs = 250

/**
 * Rebuilds these indexes one after the other, beside readers and writers, and notes what each then takes. Each needs as much
 * free disk as the index. When someone waits for the table, as a migration does, or `stop` aborts, the statement is cancelled
 * and this rejects. First it drops what a stopped run has left behind.
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
    // So Postgres notices during its work that a killed process no longer waits for it.
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

/** The work itself, cancelled as soon as someone waits for its table or index. */
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
      await pool.query(
        `SELECT pg_cancel_backend($1::int) WHERE $2 OR EXISTS (
           SELECT FROM pg_locks WHERE NOT granted AND pid <> $1 AND database = (
             SELECT oid FROM pg_database WHERE datname = current_database())
           AND relation IN ($3::regclass, $4::regclass))`,
        [rows[0]!.pid, stop.aborted, name, table],
      )
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
  // Rebuilding a GIN index counts its keys as entries, which every later look at the table counts as rows.
  await client.query(`ANALYZE ${table}`)
  await client.query(
    `INSERT INTO index_upkeep (name, bytes, entries, freed, rebuilt_at)
     SELECT relname, pg_relation_size(oid), greatest(reltuples, 0), $2, now() FROM pg_class WHERE oid = $1::regclass
     ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, entries = excluded.entries,
       freed = index_upkeep.freed + excluded.freed, rebuilt_at = excluded.rebuilt_at`,
    [name, freed],
  )
}

/** Postgres names a new index '…_ccnew' until it takes the old one's place, and the old one '…_ccold' until it is gone. */
async function dropLeftovers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT indisvalid AND relname ~ '_cc(new|old)[0-9]*$'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}
