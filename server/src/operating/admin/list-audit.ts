import type { AuditItem, AuditQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import { trailEntries } from './trail-entries.ts'

/** One page of all audit trails together, newest first unless sorted otherwise. */
export async function listAudit(
  ctx: Context,
  query: AuditQuery,
): Promise<{ data: AuditItem[]; nextCursor: string | null; total: number }> {
  const { page, ...rest } = await rowsPage(ctx.db, trailEntries(ctx.db, query), query, {
    keys: { at: 'entry.at' },
    unique: ['entry.org_id', 'entry.seq'],
    standard: { column: 'at', direction: 'desc' },
  })
  const data = page.map((row) => ({
    trail: row.org_id,
    trailName: row.org_id === platformTrail ? 'Platform' : (row.trailName ?? ''),
    seq: row.seq,
    at: row.at.toISOString(),
    actor: row.actor,
    actorName: row.actor === 'system' ? 'System' : (row.actorName ?? ''),
    action: row.action,
    subject: row.subject,
    subjectName: row.subjectName ?? '',
    detail: row.detail,
  }))
  return { data, ...rest }
}
