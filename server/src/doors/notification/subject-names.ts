import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { BatchRow } from '../batch/read-batches.ts'

/** The name of what a notification is about; for a batch, also what it did and to how many. */
interface SubjectName {
  name: string
  batch?: Pick<BatchRow, 'kind' | 'total'>
}

/** A table of an organisation's things or people, and what they are called. */
interface Named {
  table: RawBuilder<unknown>
  name: RawBuilder<string>
}

const named = (table: string, name = sql<string>`name`): Named => ({ table: sql.table(table), name })

const ofCertificate = sql<string>`concat_ws(' – ', nullif(certificate.title, ''), nullif(certificate.user_name, ''))`

/** Tables that `database/distribution/where-tables-lie.ts` distributes. One statement cannot join these with the others. */
const distributed: readonly Named[] = [
  named('certificate', ofCertificate),
  {
    table: sql`(SELECT request.org_id, request.id, certificate.title, certificate.user_name
      FROM correction_request AS request
      JOIN certificate ON certificate.org_id = request.org_id AND certificate.id = request.certificate_id) AS certificate`,
    name: ofCertificate,
  },
  named('student'),
  named('approval_request', sql`title`),
  named('student_import', sql`file_name`),
  named('template'),
]

const others: readonly Named[] = [
  named('account'),
  named('webhook', sql`coalesce(nullif(description, ''), url)`),
  named('invitation'),
  named('category'),
  named('department'),
  named('api_key'),
]

/** Looks up the names of an organisation's own things and people, by id. Leaves out what has no name or no longer exists. */
export async function subjectNames(
  db: Db,
  organisationId: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, SubjectName>> {
  const ids = anyOf(subjects)
  const namesIn = async (places: readonly Named[]) => {
    const selects = places.map(
      ({ table, name }) =>
        sql`SELECT id, ${name} AS name FROM ${table} WHERE org_id = ${organisationId} AND id = ${ids}`,
    )
    const { rows } = await sql<{ id: string; name: string }>`${sql.join(selects, sql` UNION ALL `)}`.execute(
      db,
    )
    return rows
  }
  const batches = db
    .selectFrom('batch')
    .select(['id', 'title', 'kind', 'total'])
    .where('org_id', '=', organisationId)
    .where('id', '=', ids)
  const [spread, elsewhere, ended] = await Promise.all([
    namesIn(distributed),
    namesIn(others),
    batches.execute(),
  ])
  return new Map<string, SubjectName>([
    ...[...spread, ...elsewhere].map(({ id, name }) => [id, { name }] as const),
    ...ended.map(({ id, title, kind, total }) => [id, { name: title, batch: { kind, total } }] as const),
  ])
}
