import type { AuditItem, AuditQuery } from '@credenza/schema'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { platformTrail, stateRecorded } from '../../proof/audit/append.ts'

export type AuditFilter = Omit<AuditQuery, 'cursor' | 'limit'>

/** The position of an entry in the order of all trails. */
export interface TrailPlace {
  at: Date
  trail: string
  seq: string
}

const dayMs = 24 * 60 * 60_000

/** Entries of every trail that pass the filter, with the names behind their ids; days are in UTC. */
export function trailEntries(db: Db, { trail, actor, action, from, to, search }: AuditFilter) {
  const pattern = searchPattern(search)
  return db
    .selectFrom('audit_entry as entry')
    .leftJoin('organisation', 'organisation.id', 'entry.org_id')
    .leftJoin('account', 'account.id', 'entry.actor')
    .$if(action !== stateRecorded, (q) => q.where('entry.action', '!=', stateRecorded))
    .$if(Boolean(trail), (q) => q.where('entry.org_id', '=', trail!))
    .$if(Boolean(actor), (q) => q.where('entry.actor', '=', actor!))
    .$if(Boolean(action), (q) => q.where('entry.action', '=', action!))
    .$if(from !== undefined, (q) => q.where('entry.at', '>=', new Date(`${from}T00:00:00Z`)))
    .$if(to !== undefined, (q) => q.where('entry.at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)))
    .$if(pattern !== undefined, (q) => q.where(shownText, 'like', pattern!))
}

const shownText = sql<string>`lower(concat_ws(' ', entry.actor, account.email, entry.action, entry.subject,
  entry.org_id, organisation.name, entry.detail::text))`

/** `limit` of these entries, newest first, after the position `after`. */
export async function newestFirst(
  entries: ReturnType<typeof trailEntries>,
  { after, limit }: { after: TrailPlace | undefined; limit: number },
): Promise<AuditItem[]> {
  const rows = await entries
    .select([
      'entry.org_id',
      'entry.seq',
      'entry.at',
      'entry.actor',
      'entry.action',
      'entry.subject',
      'entry.detail',
    ])
    .select(['organisation.name as trailName', 'account.email as actorName'])
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(entry.at, entry.org_id, entry.seq) < (${after!.at}, ${after!.trail}, ${after!.seq}::bigint)`,
      ),
    )
    .orderBy('entry.at', 'desc')
    .orderBy('entry.org_id', 'desc')
    .orderBy('entry.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    trail: row.org_id,
    trailName: row.org_id === platformTrail ? 'Platform' : (row.trailName ?? ''),
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    actorName: row.actor === 'system' ? 'System' : (row.actorName ?? ''),
    action: row.action,
    subject: row.subject,
    detail: row.detail,
  }))
}

export const placeOf = ({ at, trail, seq }: AuditItem): TrailPlace => ({ at: new Date(at), trail, seq })
