import { CompiledQuery } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import type { RecordedTable } from './recorded-table.ts'
import { rowsBytes } from './row-bytes.ts'

/** What the recorded tables hold about subjects. */
export interface RecordedState {
  tables: readonly RecordedTable[]
  /** The tables that record this subject; none if its id is of another kind. */
  tablesOf(id: string): readonly RecordedTable[]
  /**
   * Whether this trail records the subject's state. A subject whose id names its tenant is recorded only in the tenant's and
   * the platform's trail: a verifier's trail has its decision about an issuer's certificate, but does not record the
   * certificate.
   */
  isRecordedIn(trail: string, id: string): boolean
  /** SHA-256 over what the tables now hold about these subjects of a trail; `gone` for a subject without rows. */
  digests(db: Db | Tx, trail: string, ids: readonly string[]): Promise<Map<string, Uint8Array>>
}

/** The state of a subject that has no rows any more. */
export const gone: Uint8Array = new Uint8Array()

const tenantOf = /^[a-z]+_([0-9a-hjkmnp-tv-z]{16})_/

/** Prepares one query per kind of subject, from the tables that the rooms declare as recorded. */
export function openRecordedState(tables: readonly RecordedTable[]): RecordedState {
  /** The tables of each kind of subject, by id prefix. */
  const kinds = Map.groupBy(
    tables.flatMap((table) => table.of.map((prefix) => ({ prefix, table }))),
    ({ prefix }) => prefix,
  )

  /** Per kind: the query for the digests of its subjects $2 of the trail $1. */
  const queries = new Map(
    [...kinds].map(([prefix, some]) => [
      prefix,
      `SELECT id, sha256(string_agg(line, '' ORDER BY line)) AS digest
       FROM (${some.map(({ table }) => rowsBytes(table)).join(' UNION ALL ')}) AS lines GROUP BY id`,
    ]),
  )

  /** The prefix of an id: a word with a separator, or 'platform'. Undefined if no table records this kind. */
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
