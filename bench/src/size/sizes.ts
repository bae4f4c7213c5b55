import type { Context } from '@credenza/server/src/context.ts'

/** Bytes on disk of an index, and how often it was read since counting began. */
export interface IndexSize {
  table: string
  name: string
  bytes: number
  scans: number
}

/** Bytes on disk of a table: its rows with what is stored beside them, and its indexes. */
export interface TableSize {
  table: string
  rowBytes: number
  indexes: IndexSize[]
}

/** Vacuums and measures every table of the product, and those of its job queue under `jobs`. */
export async function tableSizes({ database: { pool } }: Pick<Context, 'database'>): Promise<TableSize[]> {
  await pool.query('VACUUM ANALYZE')
  const { rows: tables } = await pool.query<{ table: string; bytes: string }>(`
    SELECT ${tableName} AS "table", sum(pg_table_size(c.oid)) AS bytes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') GROUP BY 1`)
  const { rows: indexes } = await pool.query<{ table: string; name: string; bytes: string; scans: string }>(`
    SELECT ${tableName} AS "table", i.relname AS name, sum(pg_relation_size(i.oid)) AS bytes,
      sum(coalesce(used.idx_scan, 0)) AS scans
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
    JOIN pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_stat_user_indexes used ON used.indexrelid = i.oid
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') GROUP BY 1, 2`)
  return tables.map(({ table, bytes }) => ({
    table,
    rowBytes: Number(bytes),
    indexes: indexes
      .filter((index) => index.table === table)
      .map((index) => ({ ...index, bytes: Number(index.bytes), scans: Number(index.scans) })),
  }))
}

const tableName = `CASE WHEN n.nspname = 'pgboss' THEN 'jobs' ELSE c.relname END`

export const indexBytes = ({ indexes }: TableSize): number =>
  indexes.reduce((sum, { bytes }) => sum + bytes, 0)
