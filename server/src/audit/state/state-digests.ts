import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { RecordedTable } from './recorded-table.ts'
import { recordedTables } from './recorded-tables.ts'
import { rowsText } from './row-text.ts'

/** The tables of a kind of subject, by how its ids begin: one query says the state of any number of them. */
const kinds = Map.groupBy(
  recordedTables.flatMap((table) => table.of.map((prefix) => ({ prefix, table }))),
  ({ prefix }) => prefix,
)
const prefixes = [...kinds.keys()]

const tenantOf = /^[a-z]+_([0-9a-hjkmnp-tv-z]{16})_/

const kindOf = (id: string): string | undefined => prefixes.find((prefix) => id.startsWith(prefix))

/** The tables that hold what is recorded of a subject; none for an id of another kind. */
export const tablesOf = (id: string): readonly RecordedTable[] =>
  kinds.get(kindOf(id) ?? '')?.map(({ table }) => table) ?? []

/**
 * Whether a subject's state is recorded in this trail. An id that names its tenant is recorded in the tenant's trail, or in
 * the platform's, and in no other: a verifier's trail tells what it decided about an issuer's certificate, not what that is.
 */
export function isRecordedIn(trail: string, id: string): boolean {
  const tenant = tenantOf.exec(id)?.[1]
  return kindOf(id) !== undefined && (!tenant || trail === 'platform' || trail === `org_${tenant}`)
}

/** What stands for the state of a subject of which no row is left. */
export const gone: Uint8Array = new Uint8Array()

/** SHA-256 over what the recorded tables hold of these subjects of a trail now; `gone` for one of which they hold nothing. */
export async function stateDigests(
  db: Db | Tx,
  trail: string,
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const digests = new Map<string, Uint8Array>()
  const byKind = Map.groupBy(new Set(ids), kindOf)
  for (const [kind, some] of byKind) {
    if (kind === undefined) continue
    const { rows } = await sql<{ id: string; digest: Uint8Array | null }>`
      SELECT wanted.id, sha256(convert_to(nullif(concat(${textOf(kind, trail)}), ''), 'UTF8')) AS digest
      FROM unnest(${some}::text[]) AS wanted (id)`.execute(db)
    for (const { id, digest } of rows) digests.set(id, digest ?? gone)
  }
  return digests
}

/** What the kind's tables hold of `wanted.id`, one text a table. */
function textOf(kind: string, trail: string) {
  return sql.join(
    kinds.get(kind)!.map(({ table }) => {
      const [before = '', after = ''] = rowsText(table, '$trail').split('$trail')
      return sql`${sql.raw(before)}${trail}${sql.raw(after)}`
    }),
  )
}
