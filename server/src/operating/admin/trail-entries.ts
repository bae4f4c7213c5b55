import { type AuditQuery, dayMs } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { stateRecorded } from '../../proof/audit/append.ts'

/** A large batch has one of these each second, which would bury what people did. */
const progress = 'batch.progressed'

export type AuditFilter = Omit<AuditQuery, 'cursor' | 'limit' | 'sort'>

/**
 * The entries of all trails that pass the filter, or of an organisation's `own` trail, with the names behind their ids. Of an
 * organisation's own trail, only its own people and API keys have a name, and no search finds anybody else by it; how far a batch
 * has come is told only to those who filter by that. Days are in UTC.
 */
export function trailEntries(
  db: Db,
  { trail, subject, actor, action, from, to, search }: AuditFilter,
  own?: string,
) {
  const pattern = searchPattern(search)
  const known = knownTo(own)
  const subjectName = sql<
    string | null
  >`coalesce(${known('subject_account', 'email')}, subject_organisation.name)`
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('organisation', 'organisation.id', 'entry.org_id')
    .leftJoin('account', 'account.id', 'entry.actor')
    .leftJoin('api_key', (join) =>
      join.onRef('api_key.org_id', '=', 'entry.org_id').onRef('api_key.id', '=', 'entry.actor'),
    )
    .leftJoin('account as subject_account', 'subject_account.id', 'entry.subject')
    .leftJoin('organisation as subject_organisation', 'subject_organisation.id', 'entry.subject')
    .select(['entry.org_id', 'entry.seq', 'entry.at', 'entry.actor', 'entry.action', 'entry.subject'])
    .select(['entry.detail', 'organisation.name as trailName', 'account.role as actorRole'])
    .select(['account.org_id as actorOrganisation'])
    .select(sql<string | null>`coalesce(${known('account', 'email')}, api_key.name)`.as('actorName'))
    .select(subjectName.as('subjectName'))
    .$if(own !== undefined, (q) => q.where('entry.org_id', '=', own!))
    .$if(action !== stateRecorded || own !== undefined, (q) => q.where('entry.action', '!=', stateRecorded))
    .$if(own !== undefined && !action, (q) => q.where('entry.action', '!=', progress))
    .$if(Boolean(trail), (q) => q.where('entry.org_id', '=', trail!))
    .$if(Boolean(subject), (q) => q.where('entry.subject', '=', subject!))
    .$if(Boolean(actor), (q) => q.where('entry.actor', '=', actor!))
    .$if(Boolean(action), (q) => q.where('entry.action', '=', action!))
    .$if(from !== undefined, (q) => q.where('entry.at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(to !== undefined, (q) => q.where('entry.at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)))
    .$if(pattern !== undefined, (q) =>
      q.where(foldedSql(...shownTexts(own), subjectName, sql`entry.detail::text`), 'like', pattern!),
    )
}

/** A column of an account, or null where the reader may not know the account. */
const knownTo =
  (own: string | undefined) =>
  (account: 'account' | 'subject_account', column: 'email' | 'name'): RawBuilder<string | null> => {
    const value = sql.ref<string | null>(`${account}.${column}`)
    return own === undefined
      ? value
      : sql`CASE WHEN ${sql.ref(`${account}.org_id`)} = ${own} THEN ${value} END`
  }

/** The columns that a search looks through, besides the subject's name and the details. */
function shownTexts(own: string | undefined): RawBuilder<unknown>[] {
  const ofAll = ['entry.action', 'entry.subject', 'api_key.name'].map((column) => sql.ref(column))
  if (own !== undefined) return [...ofAll, knownTo(own)('account', 'email'), knownTo(own)('account', 'name')]
  const ofOperators = ['entry.actor', 'account.email', 'entry.org_id', 'organisation.name']
  return [...ofAll, ...ofOperators.map((column) => sql.ref(column))]
}
