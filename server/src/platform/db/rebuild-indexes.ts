import type pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { makePool } from './pool.ts'

/** A table whose indexes were rebuilt, and their bytes on disk before and after. */
export interface RebuiltTable {
  table: string
  before: number
  after: number
}

/** Smaller tables are not worth it. */
const leastBytes = 1_000_000

/**
 * Rebuilds the indexes of every table, the largest first: a batch changes thousands of neighbouring rows at once, which
 * leaves the pages of their indexes half empty. Ends with an error when `stop` aborts. Readers and writers do not wait, only a
 * change of the table's schema does. Each table needs as much free disk as its largest index. First it drops what a stopped run
 * has left behind.
 */
export async function* rebuildIndexes(
  db: Pick<OpenDatabase, 'directUrl' | 'log'>,
  stop?: AbortSignal,
): AsyncGenerator<RebuiltTable> {
  const pool = makePool({
    url: db.directUrl,
    max: 1,
    purpose: 'rebuilding indexes',
    log: db.log,
    statementTimeoutMs: 0,
  })
  const client = await pool.connect()
  const drop = () => client.release(true)
  stop?.addEventListener('abort', drop, { once: true })
  try {
    // Postgres then notices while it works that nobody waits for it any more.
    await client.query(`SET client_connection_check_interval = '5s'`)
    await dropLeftovers(client)
    for (const { table, bytes } of await indexedTables(client)) {
      await client.query(`REINDEX TABLE CONCURRENTLY ${table}`)
      const { rows } = await client.query<{ bytes: string }>(
        'SELECT pg_indexes_size($1::regclass) AS bytes',
        [table],
      )
      yield { table, before: Number(bytes), after: Number(rows[0]!.bytes) }
      stop?.throwIfAborted()
    }
  } finally {
    stop?.removeEventListener('abort', drop)
    if (!stop?.aborted) client.release()
    await pool.end()
  }
}

/** Each table of ours by its quoted name, with the bytes of its indexes. */
async function indexedTables(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; bytes: string }>(
    `SELECT quote_ident(relname) AS "table", pg_indexes_size(oid) AS bytes FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_indexes_size(oid) >= $1 ORDER BY 2 DESC`,
    [leastBytes],
  )
  return rows
}

/** Postgres names a new index '…_ccnew' until it takes the old one's place, and the old one '…_ccold' until it is gone. */
async function dropLeftovers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND NOT indisvalid AND relname ~ '_cc(new|old)[0-9]*$'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}
