import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { namedHeader } from '../../platform/keys/secret-box.ts'
import type { SealedTable } from './sealed-tables.ts'

/** A row's primary key, in the order of its columns, and its sealed columns. */
export interface StaleRow {
  place: unknown[]
  boxes: Record<string, Uint8Array | null>
}

const pageRows = 200
const pageBytes = 8 << 20

/** The columns of a table's primary key, in order. */
export async function primaryKeyOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT a.attname AS name FROM pg_index i
    CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k (number, position)
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
    WHERE i.indrelid = ${table}::regclass AND i.indisprimary ORDER BY k.position`.execute(db)
  return rows.map(({ name }) => name)
}

const isStale = (column: string, keyId: Uint8Array): RawBuilder<boolean> =>
  sql`(octet_length(${sql.ref(column)}) > 0
    AND substring(${sql.ref(column)} FROM 1 FOR 5) <> ${namedHeader(keyId)}::bytea)`

/** Counts the values of a table that are sealed under another key than the one with this id. */
export async function countStale(db: Db, { table, columns }: SealedTable, keyId: Uint8Array) {
  const sums = Object.keys(columns).map((name) => sql`count(*) FILTER (WHERE ${isStale(name, keyId)})`)
  const all = Object.keys(columns).map((name) => sql`count(${sql.ref(name)})`)
  const { rows } = await sql<{ stale: string; values: string }>`
    SELECT ${sql.join(sums, sql` + `)} AS stale, ${sql.join(all, sql` + `)} AS values
    FROM ${sql.table(table)}`.execute(db)
  return { stale: Number(rows[0]!.stale), values: Number(rows[0]!.values) }
}

/** Reads the next rows after `place` with such values: up to 200, and about 8 MB together. */
export async function staleRows(
  db: Db,
  { table, columns }: SealedTable,
  { keyId, key, place }: { keyId: Uint8Array; key: readonly string[]; place: readonly unknown[] | undefined },
): Promise<StaleRow[]> {
  const names = Object.keys(columns)
  const keyColumns = sql.join(key.map((name) => sql.ref(name)))
  const stale = sql.join(
    names.map((name) => isStale(name, keyId)),
    sql` OR `,
  )
  const size = sql.join(
    names.map((name) => sql`coalesce(octet_length(${sql.ref(name)}), 0)`),
    sql` + `,
  )
  const after = place ? sql`AND (${keyColumns}) > (${sql.join(place)})` : sql``
  const wanted = sql.join([...key, ...names].map((name) => sql.ref(name)))
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${wanted} FROM (
      SELECT *, sum(size) OVER (ORDER BY ${keyColumns}) - size AS before FROM (
        SELECT ${wanted}, ${size} AS size FROM ${sql.table(table)}
        WHERE (${stale}) ${after} ORDER BY ${keyColumns} LIMIT ${pageRows}) AS page
    ) AS measured WHERE before < ${pageBytes} ORDER BY ${keyColumns}`.execute(db)
  return rows.map((row) => ({
    place: key.map((name) => row[name]),
    boxes: Object.fromEntries(names.map((name) => [name, row[name] as Uint8Array | null])),
  }))
}
