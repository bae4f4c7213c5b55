import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { gramsOf } from '../db/grams.ts'
import { searchText } from './search-text.ts'

/** A table with a `search` column, and its primary key, which begins with the rows' owner. */
export interface Searched {
  table: string
  key: readonly [owner: string, ...rest: string[]]
  hasGrams?: boolean
}

const perStep = 200

/**
 * Adds the folded lines to the search texts of the next rows after `place`, from the lines that are there: what was erased stays
 * erased. Locks only rows that may lack lines, which ASCII texts never do. Returns the last row's place; undefined when none are
 * left.
 */
export async function foldSearches(
  tx: Tx,
  { table: name, key, hasGrams = false }: Searched,
  place: string,
): Promise<string | undefined> {
  const table = sql.table(name)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after: string[] | undefined = place === '' ? undefined : JSON.parse(place)
  const { rows: next } = await sql<{ key: string[]; is_ascii: boolean }>`
    SELECT json_build_array(${columns}) AS key, octet_length(search) = length(search) AS is_ascii FROM ${table}
    ${after ? sql`WHERE (${columns}) > (${sql.join(after)})` : sql``} ORDER BY ${columns} LIMIT ${perStep}`.execute(
    tx,
  )
  const others = next.filter((row) => !row.is_ascii).map((row) => row.key)
  for (const [owner, keys] of Map.groupBy(others, ([owner]) => owner!)) {
    const parts = key.map((_, part) => sql`${keys.map((values) => values[part])}::text[]`)
    const { rows } = await sql<{ key: string[]; search: string }>`
      SELECT json_build_array(${columns}) AS key, search FROM ${table}
      WHERE ${sql.ref(key[0])} = ${owner} AND (${columns}) IN (SELECT * FROM unnest(${sql.join(parts)}))
      ORDER BY ${columns} FOR UPDATE`.execute(tx)
    const filled = rows.flatMap((row) => {
      const search = searchText(row.search.split('\n'))
      if (search === row.search) return []
      const named = Object.fromEntries(key.map((column, part) => [column, row.key[part]]))
      return [{ ...named, search, ...(hasGrams && { grams: gramsOf(owner, search) }) }]
    })
    if (filled.length === 0) continue
    await sql`
      UPDATE ${table} SET search = filled.search ${hasGrams ? sql`, grams = filled.grams` : sql``}
      FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(filled)}::json) AS filled
      WHERE ${sql.ref(`${name}.${key[0]}`)} = ${owner}
        AND ${sql.join(
          key.map((column) => sql`${sql.ref(`${name}.${column}`)} = ${sql.ref(`filled.${column}`)}`),
          sql` AND `,
        )}`.execute(tx)
  }
  return next.length === perStep ? JSON.stringify(next.at(-1)!.key) : undefined
}
