import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { areTypesWithin, isTypeWithin, isWithin } from '../../people/department/reach.ts'
import type { Reach } from '../../platform/http/access.ts'

type Condition = RawBuilder<boolean>

/** Tables whose rows belong to a certificate and have its reach, by id prefix. */
const aboutCertificates = {
  att: 'review_attachment',
  corr: 'correction_request',
  dlv: 'delivery',
} as const

/**
 * Whether anything of the organisation is within reach, by its id in the column `id`. This one rule covers what calls name,
 * what batches contain and what trails are about. Within departments, an unknown id is out of reach.
 */
export function isSubjectWithin(reach: Reach, id: string): Condition {
  if (reach.departments === undefined) return sql<boolean>`true`
  const subject = sql.ref(id)
  const { organisationId } = reach
  const isCertificateWithin = (wanted: RawBuilder<unknown>) => sql`
    EXISTS (SELECT FROM certificate AS typed
      WHERE typed.org_id = ${organisationId} AND typed.id = ${wanted} AND ${isTypeWithin(reach, 'typed.category_name')})`
  const cases = Object.entries(aboutCertificates).map(
    ([prefix, table]) =>
      sql`WHEN ${sql.lit(prefix)} THEN ${isCertificateWithin(
        sql`(SELECT certificate_id FROM ${sql.table(table)} AS about
        WHERE about.org_id = ${organisationId} AND about.id = ${subject})`,
      )}`,
  )
  // IN instead of EXISTS, because categories are on a cluster's coordinator and cannot be joined with rows on a worker.
  return sql<boolean>`CASE split_part(${subject}, '_', 1)
    WHEN 'cert' THEN ${isCertificateWithin(subject)}
    WHEN 'cat' THEN ${subject} IN (SELECT typed.id FROM category AS typed
      WHERE typed.org_id = ${organisationId} AND ${isTypeWithin(reach, 'typed.name')})
    WHEN 'apr' THEN EXISTS (SELECT FROM approval_request AS asked
      WHERE asked.org_id = ${organisationId} AND asked.id = ${subject} AND ${areTypesWithin(reach, 'asked.types')})
    ${sql.join(cases, sql` `)}
    ELSE ${isWithin(reach, id)} END`
}

/** Which of these ids are within reach. */
export async function withinReach(
  db: Db | Tx,
  reach: Reach,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (reach.departments === undefined) return new Set(ids)
  const { rows } = await sql<{ id: string }>`
    SELECT named.id FROM unnest(${ids}::text[]) AS named (id)
    WHERE ${isSubjectWithin(reach, 'named.id')}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether certificates of this type are within reach. */
export async function reachesType(db: Db | Tx, reach: Reach, type: string): Promise<boolean> {
  if (reach.departments === undefined) return true
  const { rows } = await sql<{ is_within: boolean }>`
    SELECT ${isTypeWithin(reach, 'type.name')} AS is_within FROM (SELECT ${type}::text AS name) AS type`.execute(
    db,
  )
  return rows[0]!.is_within
}
