import { type Kysely, sql } from 'kysely'
import { gramsOf } from '../platform/db/grams.ts'
import { searchText } from '../platform/http/lists.ts'
import { searchedAs, type ValueColumn, valueColumns } from './certificate-values.ts'

/** Counts all certificates anew: once for those that were there before anybody counted. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs on a schema of its own time
export async function fillCounts(db: Kysely<any>): Promise<void> {
  await sql`
    INSERT INTO certificate_count (org_id, year, category_name, review, signed, count)
    SELECT org_id, year, category_name, review, signed_at IS NOT NULL, count(*) FROM certificate
    GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (org_id, year, category_name, review, signed) DO UPDATE SET count = excluded.count`.execute(
    db,
  )
  await sql`
    INSERT INTO certificate_month (org_id, month, created, signed, accepted)
    SELECT org_id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM'),
      count(*) FILTER (WHERE act = 'created'), count(*) FILTER (WHERE act = 'signed'),
      count(*) FILTER (WHERE act = 'accepted')
    FROM certificate CROSS JOIN LATERAL (VALUES ('created', created_at), ('signed', signed_at),
      ('accepted', CASE WHEN review = 'verified' THEN decided_at END)) AS acts (act, at)
    WHERE at IS NOT NULL GROUP BY 1, 2
    ON CONFLICT (org_id, month) DO UPDATE
    SET created = excluded.created, signed = excluded.signed, accepted = excluded.accepted`.execute(db)
}

const perStatement = 5000

/** Notes the values of all certificates that were there before searches looked for them. */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs on a schema of its own time
export async function fillValues(db: Kysely<any>): Promise<void> {
  for (const kind of valueColumns) await fillKind(db, kind)
}

// biome-ignore lint/suspicious/noExplicitAny: a migration runs on a schema of its own time
async function fillKind(db: Kysely<any>, kind: ValueColumn): Promise<void> {
  const { rows } = await sql<{ org_id: string; value: string }>`
    SELECT DISTINCT org_id, ${sql.ref(kind)} AS value FROM certificate`.execute(db)
  for (let from = 0; from < rows.length; from += perStatement) {
    const values = rows.slice(from, from + perStatement).map(({ org_id, value }) => {
      const search = searchText(searchedAs(kind, value))
      return { org_id, kind, value, search, grams: gramsOf(org_id, search) }
    })
    await sql`
      INSERT INTO certificate_value
      SELECT * FROM json_populate_recordset(NULL::certificate_value, ${JSON.stringify(values)}::json)
      ON CONFLICT DO NOTHING`.execute(db)
  }
}
