import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { BatchRow } from '../batch/read-batches.ts'

/** The name of what a notification is about; for a batch, also what it did and to how many. */
interface SubjectName {
  name: string
  batch?: Pick<BatchRow, 'kind' | 'total'>
}

const ofCertificate = sql<string>`concat_ws(' – ', nullif(certificate.title, ''), nullif(certificate.user_name, ''))`

/** Looks up the names of an organisation's own things and people, by id. Leaves out what has no name or no longer exists. */
export async function subjectNames(
  db: Db,
  organisationId: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, SubjectName>> {
  const ids = anyOf(subjects)
  const things = db
    .selectFrom('certificate')
    .select(['id', ofCertificate.as('name')])
    .where('org_id', '=', organisationId)
    .where('id', '=', ids)
    .unionAll((q) =>
      q
        .selectFrom('correction_request as request')
        .innerJoin('certificate', (join) =>
          join
            .onRef('certificate.org_id', '=', 'request.org_id')
            .onRef('certificate.id', '=', 'request.certificate_id'),
        )
        .select(['request.id', ofCertificate.as('name')])
        .where('request.org_id', '=', organisationId)
        .where('request.id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('student')
        .select(['id', 'name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('approval_request')
        .select(['id', 'title as name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('student_import')
        .select(['id', 'file_name as name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('template')
        .select(['id', 'name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
  const others = db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('org_id', '=', organisationId)
    .where('id', '=', ids)
    .unionAll((q) =>
      q
        .selectFrom('webhook')
        .select(['id', sql<string>`coalesce(nullif(description, ''), url)`.as('name')])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('invitation')
        .select(['id', 'name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('category')
        .select(['id', 'name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('department')
        .select(['id', 'name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
    .unionAll((q) =>
      q
        .selectFrom('api_key')
        .select(['id', 'name'])
        .where('org_id', '=', organisationId)
        .where('id', '=', ids),
    )
  const batches = db
    .selectFrom('batch')
    .select(['id', 'title', 'kind', 'total'])
    .where('org_id', '=', organisationId)
    .where('id', '=', ids)
  const [named, namedElsewhere, ended] = await Promise.all([
    things.execute(),
    others.execute(),
    batches.execute(),
  ])
  return new Map<string, SubjectName>([
    ...[...named, ...namedElsewhere].map(({ id, name }) => [id, { name }] as const),
    ...ended.map(({ id, title, kind, total }) => [id, { name: title, batch: { kind, total } }] as const),
  ])
}
