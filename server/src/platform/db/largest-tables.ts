import { sql } from 'kysely'
import type { Db } from '../../context.ts'

const most = 12

/** The largest tables with the bytes of their rows and of their indexes on disk. On Citus, only those on the coordinator. */
export async function largestTables(db: Db): Promise<{ table: string; rows: number; indexes: number }[]> {
  const { rows } = await sql<{ table: string; rows: string; indexes: string }>`
    SELECT relname AS "table", pg_table_size(oid) AS rows, pg_indexes_size(oid) AS indexes FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    ORDER BY pg_total_relation_size(oid) DESC LIMIT ${most}`.execute(db)
  return rows.map((row) => ({ table: row.table, rows: Number(row.rows), indexes: Number(row.indexes) }))
}
