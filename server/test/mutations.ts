import { sql } from 'kysely'
import type { Tx } from '../src/context.ts'
import { recordedTables } from '../src/database/recorded-tables.ts'
import { isRecorded } from '../src/proof/audit/state/recorded-table.ts'
import { standingOf } from '../src/proof/audit/state/unrecorded-tables.ts'

/** A change that somebody with SQL could make, and what has to find it: the replay of trails, or a named check. */
export interface Mutation {
  name: string
  table: string
  foundBy: string
  /** False when there is no row to change, or the database itself refuses. */
  apply(tx: Tx): Promise<boolean>
}

interface ColumnInfo {
  table: string
  column: string
  type: string
  nullable: boolean
}

/** Every column of all our tables. */
export async function everyColumn(db: Tx): Promise<ColumnInfo[]> {
  const { rows } = await sql<ColumnInfo>`
    SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS type, c.is_nullable = 'YES' AS nullable
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
    ORDER BY c.table_name COLLATE "C", c.ordinal_position`.execute(db)
  return rows
}

/** What finds a change of this column; undefined if nothing has to, 'nobody' if the column is not listed. */
export function finderOf(table: string, column: string): string | undefined {
  const declared = recordedTables.filter((one) => one.table === table)
  for (const { columns } of declared) {
    const form = columns[column]
    if (form === undefined) return 'nobody'
    if (isRecorded(form)) return typeof form === 'string' ? 'recorded state' : 'status lists'
    if ('checkedBy' in form) return form.checkedBy
    return undefined
  }
  const standing = standingOf(table, column)
  if (!standing) return 'nobody'
  return 'checkedBy' in standing ? standing.checkedBy : undefined
}

/** Every change of one column, of two rows, or of a whole row that has to be found. */
export async function mutationsOf(db: Tx): Promise<Mutation[]> {
  const columns = await everyColumn(db)
  const unique = await uniqueColumns(db)
  return [...Map.groupBy(columns, ({ table }) => table)].flatMap(([table, ofTable]) => {
    const found = ofTable.flatMap((info) => {
      const foundBy = finderOf(table, info.column)
      return foundBy === undefined ? [] : [{ ...info, foundBy }]
    })
    if (found.length === 0) return []
    const { foundBy } = found[0]!
    return [
      { name: `${table}: a row deleted`, table, foundBy, apply: (tx) => deleteRow(tx, table) },
      {
        name: `${table}: a row copied`,
        table,
        foundBy: foundBy === 'recorded state' ? 'any state' : foundBy,
        apply: (tx) => copyRow(tx, ofTable, unique.get(table) ?? new Set()),
      },
      ...found.flatMap((info): Mutation[] => [
        {
          name: `${table}.${info.column} changed`,
          table,
          foundBy: info.foundBy,
          apply: (tx) => changeValue(tx, info),
        },
        {
          name: `${table}.${info.column} of two rows swapped`,
          table,
          foundBy: info.foundBy,
          apply: (tx) => swapValues(tx, info),
        },
      ]),
    ] satisfies Mutation[]
  })
}

/** The last column of each unique key of a table, in which a copied row needs another value. */
async function uniqueColumns(db: Tx): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT t.relname AS "table", a.attname AS "column"
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_namespace n ON n.oid = t.relnamespace
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[i.indnkeyatts - 1]
    WHERE i.indisunique AND n.nspname = 'public'`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, some]) => [
      table,
      new Set(some.map(({ column }) => column)),
    ]),
  )
}

/**
 * Rows with meaningful values: a number that came back to zero means nothing, and a checkpoint may lie between two
 * anchors.
 */
const telling: Record<string, string> = {
  certificate_count: 'count <> 0',
  certificate_month: 'created <> 0',
  student_count: 'count <> 0',
  ledger_month: 'amount_fils <> 0',
  log_checkpoint: `EXISTS (SELECT FROM anchor
    WHERE size = CASE log WHEN 'certificates' THEN certificates_size ELSE statements_size END)`,
}

/** Recorded or checked rows of a table: their positions, in the order of their subjects. */
async function rowsOf(tx: Tx, table: string): Promise<string[]> {
  const declared = recordedTables.filter((one) => one.table === table)
  const from = declared.map(
    ({ join = '', where = 'true', subject }) =>
      `SELECT t.ctid::text AS place, ${subject} AS subject FROM "${table}" AS t ${join} WHERE ${where}`,
  )
  const source =
    from.length > 0
      ? from.join(' UNION ALL ')
      : `SELECT ctid::text AS place, '' AS subject FROM "${table}" WHERE ${telling[table] ?? 'true'}`
  const { rows } = await sql
    .raw<{ place: string }>(`SELECT place FROM (${source}) AS rows ORDER BY subject, place LIMIT 200`)
    .execute(tx)
  return rows.map(({ place }) => place)
}

async function deleteRow(tx: Tx, table: string): Promise<boolean> {
  const [place] = await rowsOf(tx, table)
  return place !== undefined && attempt(tx, `DELETE FROM "${table}" WHERE ctid = '${place}'`)
}

async function copyRow(
  tx: Tx,
  columns: readonly ColumnInfo[],
  unique: ReadonlySet<string>,
): Promise<boolean> {
  const { table } = columns[0]!
  const [place] = await rowsOf(tx, table)
  if (place === undefined) return false
  const values = columns.map((info) => (unique.has(info.column) ? otherValue(info) : `"${info.column}"`))
  const names = columns.map(({ column }) => `"${column}"`)
  return attempt(
    tx,
    `INSERT INTO "${table}" (${names}) SELECT ${values} FROM "${table}" WHERE ctid = '${place}'`,
  )
}

async function changeValue(tx: Tx, info: ColumnInfo): Promise<boolean> {
  const { table, column } = info
  const [place] = await rowsOf(tx, table)
  if (place === undefined) return false
  return attempt(tx, `UPDATE "${table}" SET "${column}" = ${otherValue(info)} WHERE ctid = '${place}'`)
}

/** Exchanges the values of the first two rows that differ in them, through a third value, as unique keys require. */
async function swapValues(tx: Tx, info: ColumnInfo): Promise<boolean> {
  const { table, column } = info
  const places = await rowsOf(tx, table)
  const { rows } = await sql
    .raw<{ place: string; value: string | null }>(
      `SELECT ctid::text AS place, "${column}"::text AS value FROM "${table}" WHERE ctid = ANY('{${places.map((place) => `"${place}"`)}}'::tid[])`,
    )
    .execute(tx)
  const inOrder = places.flatMap((place) => rows.find((row) => row.place === place) ?? [])
  const [first] = inOrder
  const second = inOrder.find((row) => row.value !== first?.value)
  if (!first || !second) return false
  const literal = (value: string | null) => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`)
  const set = (place: string, value: string) =>
    sql
      .raw<{ place: string }>(
        `UPDATE "${table}" SET "${column}" = ${value} WHERE ctid = '${place}' RETURNING ctid::text AS place`,
      )
      .execute(tx)
  const before = await fingerprint(tx, table)
  await tx.executeQuery(sql`SAVEPOINT swap`.compile(tx))
  try {
    const moved = await set(first.place, otherValue(info))
    await set(second.place, literal(first.value))
    await set(moved.rows[0]!.place, literal(second.value))
    return (await fingerprint(tx, table)) !== before
  } catch {
    await tx.executeQuery(sql`ROLLBACK TO SAVEPOINT swap`.compile(tx))
    return false
  }
}

/** The content of the table, ignoring the order of its rows: two rows that are otherwise equal can be swapped. */
async function fingerprint(tx: Tx, table: string): Promise<string | undefined> {
  const columns = (await everyColumn(tx)).filter(
    (info) => info.table === table && finderOf(table, info.column) !== undefined,
  )
  const row = `ROW(${columns.map(({ column }) => `"${column}"`)})::text`
  const { rows } = await sql
    .raw<{ digest: string }>(`SELECT md5(string_agg(${row}, ' ' ORDER BY ${row})) AS digest FROM "${table}"`)
    .execute(tx)
  return rows[0]?.digest
}

/** Another plausible value. */
function otherValue({ column, type }: ColumnInfo): string {
  const value = `"${column}"`
  switch (type) {
    case 'text':
      return `coalesce(${value}, '') || 'x'`
    case 'int2':
    case 'int4':
    case 'int8':
      return `coalesce(${value}, 0) + 1000`
    case 'bool':
      return `NOT coalesce(${value}, false)`
    case 'timestamptz':
      return `coalesce(${value}, now()) + interval '1 second'`
    case 'bytea':
      return `CASE WHEN coalesce(octet_length(${value}), 0) = 0 THEN '\\x01'::bytea
        ELSE set_byte(${value}, octet_length(${value}) - 1, 255 - get_byte(${value}, octet_length(${value}) - 1)) END`
    case 'jsonb':
      return `jsonb_build_object('was', ${value})`
    case '_text':
      return `array_append(${value}, 'x')`
    case '_int4':
      return `array_append(${value}, 1)`
    case '_bytea':
      return `array_append(${value}, '\\x01'::bytea)`
    default:
      throw new Error(`Say what another ${type} could be: ${column}`)
  }
}

/** False when the database refuses, for instance because of a foreign key: nothing has changed then. */
async function attempt(tx: Tx, statement: string): Promise<boolean> {
  await tx.executeQuery(sql`SAVEPOINT attempt`.compile(tx))
  try {
    const { numAffectedRows } = await sql.raw(statement).execute(tx)
    return numAffectedRows === 1n
  } catch {
    await tx.executeQuery(sql`ROLLBACK TO SAVEPOINT attempt`.compile(tx))
    return false
  }
}
