import type { ActorKind, AuditItem, AuditQuery } from '@credenza/schema'
import { sql } from 'kysely'
import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Context, Db } from '../../context.ts'
import { type AuditPage, listAudit } from '../../operating/admin/list-audit.ts'
import { actorNames } from '../../people/colleague/actor-names.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { searchInTurn } from '../../platform/lists/search-in-turn.ts'
import { subjectNames } from '../notification/subject-names.ts'

/** Who is named by kind only: their ids and names are not the organisation's to know. */
const strangers: readonly ActorKind[] = ['administrator', 'student', 'issuer', 'verifier', 'outsider']

/** One page of the organisation's own trail, with the names that it has for its people, keys and things. */
export async function readOwnTrail(
  ctx: Context,
  { organisationId, role }: Pick<OrganisationCaller, 'organisationId' | 'role'>,
  query: AuditQuery,
): Promise<AuditPage> {
  const { data, ...rest } = await searchInTurn(organisationId, query.search, () =>
    listAudit(ctx, query, organisationId),
  )
  const subjects = [...new Set(data.map(({ subject }) => subject))]
  const [people, leavers, own, reviewed] = await Promise.all([
    actorNames(ctx.db, organisationId, [...new Set(data.flatMap(({ actor, subject }) => [actor, subject]))]),
    leaversAmong(ctx.db, organisationId, idsOfFormer(data)),
    subjectNames(ctx.db, organisationId, subjects),
    role === 'verifier' ? reviewedNames(ctx.db, organisationId, subjects) : undefined,
  ])
  const kindOf = ({ actorKind, actor }: AuditItem): ActorKind =>
    actorKind === 'former' && !leavers.has(actor) ? 'outsider' : actorKind
  // Nobody who guesses a stranger's id may find out what the stranger did.
  if (query.actor && data.some((item) => strangers.includes(kindOf(item))))
    return { data: [], nextCursor: null, total: 0 }
  const named = (item: AuditItem): AuditItem => ({
    ...item,
    actor: strangers.includes(kindOf(item)) ? '' : item.actor,
    actorKind: kindOf(item),
    actorName: people.get(item.actor) ?? '',
    subjectName:
      people.get(item.subject) ||
      own.get(item.subject)?.name ||
      reviewed?.get(item.subject) ||
      item.subjectName,
    batch: own.get(item.subject)?.batch,
  })
  return { data: data.map(named), ...rest }
}

const idsOfFormer = (data: readonly AuditItem[]): string[] => [
  ...new Set(data.flatMap(({ actor, actorKind }) => (actorKind === 'former' ? [actor] : []))),
]

/** Which of these accounts were the organisation's own, whose trail has the removal of each. */
async function leaversAmong(db: Db, organisationId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('subject')
    .where('org_id', '=', organisationId)
    .where('subject', '=', anyOf(ids))
    .where('action', '=', 'colleague.removed')
    .execute()
  return new Set(rows.map(({ subject }) => subject))
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
