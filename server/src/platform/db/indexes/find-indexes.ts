import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../context.ts'

/** An index and its table, by their quoted names. */
export interface IndexOfTable {
  name: string
  table: string
}

/** Smaller indexes are not worth rebuilding. */
const leastBytes = 256 * 1024
/** Larger ones are left to the operator, since rebuilding needs as much free disk space. */
const mostBytes = 1_000_000_000

/** All indexes that are worth rebuilding, the largest first. */
export const everyIndex = (db: Db): Promise<IndexOfTable[]> => indexesWhere(db, sql`true`)

/**
 * Indexes more than a quarter larger than they were after the server's last rebuild, relative to their number of entries. One
 * that was never rebuilt is assumed to be half empty, as after a batch. Freeing less than a hundredth of the table's bytes is
 * not worth reading the table.
 */
export const overgrownIndexes = (db: Db): Promise<IndexOfTable[]> =>
  indexesWhere(
    db,
    sql`bytes <= ${mostBytes} AND bytes - expected > greatest(expected / 4, table_bytes / 100)`,
  )

async function indexesWhere(db: Db, condition: RawBuilder<unknown>): Promise<IndexOfTable[]> {
  const { rows } = await sql<IndexOfTable>`
    SELECT quote_ident(name) AS name, quote_ident("table") AS "table" FROM (
      SELECT i.relname AS name, t.relname AS "table", pg_relation_size(i.oid) AS bytes,
        pg_relation_size(t.oid) AS table_bytes,
        CASE WHEN noted.bytes >= ${leastBytes} THEN noted.bytes * greatest(i.reltuples, 1) / greatest(noted.entries, 1)
          ELSE pg_relation_size(i.oid) / 2 END AS expected
      FROM pg_index JOIN pg_class i ON i.oid = indexrelid JOIN pg_class t ON t.oid = indrelid
      LEFT JOIN index_upkeep AS noted ON noted.name = i.relname
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND indisvalid
    ) AS sized
    WHERE bytes >= ${leastBytes} AND ${condition} ORDER BY bytes DESC, name`.execute(db)
  return rows
}
