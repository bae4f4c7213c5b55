import type { ActorKind, AuditItem, AuditQuery } from '@credenza/schema'
import { sql } from 'kysely'
import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Context, Db } from '../../context.ts'
import { type AuditPage, listAudit } from '../../operating/admin/list-audit.ts'
import { actorNames } from '../../people/colleague/actor-names.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { subjectNames } from '../notification/subject-names.ts'

/** Who is named by kind only: their ids and names are not the organisation's to know. */
const strangers: readonly ActorKind[] = ['administrator', 'student', 'issuer', 'verifier']

/** One page of the organisation's own trail, with the names that it has for its people, keys and things. */
export async function readOwnTrail(
  ctx: Context,
  { organisationId, role }: Pick<OrganisationCaller, 'organisationId' | 'role'>,
  query: AuditQuery,
): Promise<AuditPage> {
  const { data, ...rest } = await listAudit(ctx, query, organisationId)
  const subjects = [...new Set(data.map(({ subject }) => subject))]
  const [people, own, reviewed] = await Promise.all([
    actorNames(ctx.db, organisationId, [...new Set(data.flatMap(({ actor, subject }) => [actor, subject]))]),
    subjectNames(ctx.db, organisationId, subjects),
    role === 'verifier' ? reviewedNames(ctx.db, organisationId, subjects) : undefined,
  ])
  const named = (item: AuditItem): AuditItem => ({
    ...item,
    actor: strangers.includes(item.actorKind) ? '' : item.actor,
    actorName: people.get(item.actor) ?? '',
    subjectName:
      people.get(item.subject) ||
      own.get(item.subject)?.name ||
      reviewed?.get(item.subject) ||
      item.subjectName,
  })
  return { data: data.map(named), ...rest }
}

/** The certificates among these that are in the verifier's queues, by title and holder. */
async function reviewedNames(
  db: Db,
  verifierId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('review_request')
    .select([
      'certificate_id',
      sql<string>`concat_ws(' – ', nullif(title, ''), nullif(user_name, ''))`.as('name'),
    ])
    .where('queue_id', '=', anyOf(queuesOf(verifierId)))
    .where('certificate_id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ certificate_id, name }) => [certificate_id, name]))
}
