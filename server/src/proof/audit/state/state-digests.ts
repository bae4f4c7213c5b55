import { CompiledQuery } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import type { RecordedTable } from './recorded-table.ts'
import { rowsBytes } from './row-bytes.ts'

/** What the recorded tables say about subjects. */
export interface RecordedState {
  tables: readonly RecordedTable[]
  /** The tables that record a subject; none for an id of another kind. */
  tablesOf(id: string): readonly RecordedTable[]
  /**
   * Whether a subject's state is recorded in this trail. An id that names its tenant is recorded in the tenant's trail
   * or the platform's, and in no other: a verifier's trail says what it decided about an issuer's certificate, but does
   * not record the certificate.
   */
  isRecordedIn(trail: string, id: string): boolean
  /** SHA-256 over what the tables hold now about these subjects of a trail; `gone` for one without rows. */
  digests(db: Db | Tx, trail: string, ids: readonly string[]): Promise<Map<string, Uint8Array>>
}

/** Stands for the state of a subject that has no rows left. */
export const gone: Uint8Array = new Uint8Array()

const tenantOf = /^[a-z]+_([0-9a-hjkmnp-tv-z]{16})_/

/** Prepares a query for each kind of subject, from the tables that the nouns declare as recorded. */
export function openRecordedState(tables: readonly RecordedTable[]): RecordedState {
  /**
   * The tables of each kind of subject, by the beginning of its ids: one query returns the state of any number of them.
   */
  const kinds = Map.groupBy(
    tables.flatMap((table) => table.of.map((prefix) => ({ prefix, table }))),
    ({ prefix }) => prefix,
  )

  /** For each kind, the query for the digests of its subjects $2 of the trail $1. */
  const queries = new Map(
    [...kinds].map(([prefix, some]) => [
      prefix,
      `SELECT id, sha256(string_agg(line, '' ORDER BY line)) AS digest
       FROM (${some.map(({ table }) => rowsBytes(table)).join(' UNION ALL ')}) AS lines GROUP BY id`,
    ]),
  )

  /** The beginning of an id: a word and a separator, or the platform itself. */
  const kindOf = (id: string): string | undefined => {
    const prefix = /^(?:platform$|[a-z-]+[_:])/.exec(id)?.[0]
    return prefix !== undefined && kinds.has(prefix) ? prefix : undefined
  }

  return {
    tables,
    tablesOf: (id) => kinds.get(kindOf(id) ?? '')?.map(({ table }) => table) ?? [],
    isRecordedIn(trail, id) {
      const tenant = tenantOf.exec(id)?.[1]
      return kindOf(id) !== undefined && (!tenant || trail === 'platform' || trail === `org_${tenant}`)
    },
    async digests(db, trail, ids) {
      const digests = new Map(ids.map((id) => [id, gone]))
      for (const [kind, some] of Map.groupBy(new Set(ids), kindOf)) {
        if (kind === undefined) continue
        const query = CompiledQuery.raw(queries.get(kind)!, [trail, some])
        const { rows } = await db.executeQuery<{ id: string; digest: Uint8Array }>(query)
        for (const { id, digest } of rows) digests.set(id, digest)
      }
      return digests
    },
  }
}
