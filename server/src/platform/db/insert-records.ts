import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database } from './tables.ts'

const perStatement = 1000

/**
 * Inserts many rows with one parameter per statement: about as fast as COPY, and it works on every engine of the family. Leaves
 * out rows that break a unique constraint, and returns how many were inserted. It counts the rows of RETURNING, because Citus
 * includes left-out rows in the number of affected rows.
 */
export async function insertRecords<Table extends keyof Database & string>(
  tx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<number> {
  const first = rows[0]
  if (!first) return 0
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  let inserted = 0
  for (let from = 0; from < rows.length; from += perStatement) {
    const batch = JSON.stringify(rows.slice(from, from + perStatement).map(plainRow))
    const added = await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${batch}::json)
      ON CONFLICT DO NOTHING RETURNING 1`.execute(tx)
    inserted += added.rows.length
  }
  return inserted
}

/**
 * A row as JSON for Postgres, which reads bytea as '\\x…' and a missing value as null. It comes before JSON.stringify, because
 * Buffer's toJSON runs before a replacer and would turn the bytes into a list of numbers.
 */
function plainRow(row: object): object {
  const plain: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row)) {
    if (value === null) continue
    plain[column] = value instanceof Uint8Array ? `\\x${hexOf(value)}` : value
  }
  return plain
}

const hexOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
