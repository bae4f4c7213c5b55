import type { ActorKind, AuditItem, AuditQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import { trailEntries } from './trail-entries.ts'

export interface AuditPage {
  data: AuditItem[]
  nextCursor: string | null
  total: number
}

/** One page of all audit trails together, or of an organisation's `own`, newest first unless sorted otherwise. */
export async function listAudit(ctx: Context, query: AuditQuery, own?: string): Promise<AuditPage> {
  const { page, ...rest } = await rowsPage(ctx.db, trailEntries(ctx.db, query, own), query, {
    keys: { at: 'entry.at', seq: 'entry.seq' },
    unique: ['entry.org_id', 'entry.seq'],
    // Within one trail, the number is read along its index.
    standard: { column: own === undefined ? 'at' : 'seq', direction: 'desc' },
  })
  const data = page.map((row) => ({
    trail: row.org_id,
    trailName: row.org_id === platformTrail ? 'Platform' : (row.trailName ?? ''),
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    actorKind: actorKindOf(row),
    actorName: row.actor === 'system' ? 'System' : (row.actorName ?? ''),
    action: row.action,
    subject: row.subject,
    subjectName: row.subjectName ?? '',
    detail: row.detail,
  }))
  return { data, ...rest }
}

type Row = Awaited<ReturnType<ReturnType<typeof trailEntries>['execute']>>[number]

function actorKindOf({ org_id, actor, actorRole, actorOrganisation }: Row): ActorKind {
  if (actor === 'system') return 'system'
  if (actor === org_id) return 'organisation'
  if (actor.startsWith('api_')) return 'api-key'
  if (actorRole === null) return 'former'
  if (actorRole === 'admin') return 'administrator'
  return actorOrganisation === org_id ? 'person' : actorRole
}
