import { type AuditQuery, dayMs } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { stateRecorded } from '../../proof/audit/append.ts'

export type AuditFilter = Omit<AuditQuery, 'cursor' | 'limit' | 'sort'>

/** The entries of all trails that pass the filter, with the names behind their ids. Days are in UTC. */
export function trailEntries(db: Db, { trail, actor, action, from, to, search }: AuditFilter) {
  const pattern = searchPattern(search)
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('organisation', 'organisation.id', 'entry.org_id')
    .leftJoin('account', 'account.id', 'entry.actor')
    .leftJoin('account as subject_account', 'subject_account.id', 'entry.subject')
    .leftJoin('organisation as subject_organisation', 'subject_organisation.id', 'entry.subject')
    .select(['entry.org_id', 'entry.seq', 'entry.at', 'entry.actor', 'entry.action', 'entry.subject'])
    .select(['entry.detail', 'organisation.name as trailName', 'account.email as actorName'])
    .select(subjectName.as('subjectName'))
    .$if(action !== stateRecorded, (q) => q.where('entry.action', '!=', stateRecorded))
    .$if(Boolean(trail), (q) => q.where('entry.org_id', '=', trail!))
    .$if(Boolean(actor), (q) => q.where('entry.actor', '=', actor!))
    .$if(Boolean(action), (q) => q.where('entry.action', '=', action!))
    .$if(from !== undefined, (q) => q.where('entry.at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(to !== undefined, (q) => q.where('entry.at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)))
    .$if(pattern !== undefined, (q) => q.where(shownText, 'like', pattern!))
}

const subjectName = sql<string | null>`coalesce(subject_account.email, subject_organisation.name)`

const shownText = foldedSql(
  ...[
    'entry.actor',
    'account.email',
    'entry.action',
    'entry.subject',
    'entry.org_id',
    'organisation.name',
  ].map((column) => sql.ref(column)),
  subjectName,
  sql`entry.detail::text`,
)
