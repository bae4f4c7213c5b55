import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

interface Destination {
  organisationId: string
  /** Null for the organisation as a whole. */
  departmentId: string | null
}

/** Moves what a query finds by its column `id`, wherever it was. Returns the number. */
export const moveObjects = (tx: Tx, to: Destination, ids: RawBuilder<unknown>): Promise<number> =>
  moveRows(tx, to, { table: 'department_object', key: 'object_id', found: ids })

/** Moves the certificates of these types (by name), and their categories. Returns the number of names. */
export const moveTypes = (tx: Tx, to: Destination, names: readonly string[]): Promise<number> =>
  moveRows(tx, to, {
    table: 'department_type',
    key: 'name',
    found: sql`SELECT DISTINCT id FROM unnest(${names}::text[]) AS named (id)`,
  })

async function moveRows(
  tx: Tx,
  { organisationId, departmentId }: Destination,
  rows: { table: 'department_object' | 'department_type'; key: string; found: RawBuilder<unknown> },
): Promise<number> {
  const [table, key] = [sql.table(rows.table), sql.ref(rows.key)]
  const { rows: found } = await sql<{ id: string }>`${rows.found}`.execute(tx)
  const ids = found.map(({ id }) => id)
  if (departmentId === null)
    await sql`DELETE FROM ${table} WHERE org_id = ${organisationId} AND ${key} = ${anyOf(ids)}`.execute(tx)
  else
    await sql`
      INSERT INTO ${table} (org_id, ${key}, department_id)
      SELECT ${organisationId}, id, ${departmentId} FROM unnest(${ids}::text[]) AS id
      ON CONFLICT (org_id, ${key}) DO UPDATE SET department_id = excluded.department_id`.execute(tx)
  return ids.length
}
