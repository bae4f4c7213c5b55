import type { auditListResponse } from '@credenza/schema/audit'
import { withQuery } from '../../lib/api/call.ts'
import { fetchRows } from '../../lib/list/list-query.ts'
import { pagedQuery } from '../../lib/list/use-paged-list.ts'

/** The trail of everything that belongs to no organisation. */
export const platformTrail = 'platform'

/** The actor of a job's entries. */
export const systemActor = 'system'

/** The filter of a trail; '' for a filter that is not set. Days are 'YYYY-MM-DD', both inclusive. */
export type AuditFilter = Record<'search' | 'trail' | 'actor' | 'action' | 'subject' | 'from' | 'to', string>

/** Where the server lists the entries: of all trails, or of the reader's organisation. */
export type TrailPath = '/api/admin/audit' | '/api/organisation/audit'

/** Fetches a page of entries, newest first. An entry has no id except its trail and number. */
async function fetchAudit(
  path: TrailPath,
  filter: AuditFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const page = await fetchRows<typeof auditListResponse>(path, { ...filter, cursor }, signal)
  return { ...page, rows: page.rows.map((item) => ({ ...item, _id: `${item.trail} ${item.seq}` })) }
}

export const auditQuery = (path: TrailPath, filter: AuditFilter) =>
  pagedQuery(['audit', path, filter], (cursor, signal) => fetchAudit(path, filter, cursor, signal))

export const auditExportPath = (path: TrailPath, filter: AuditFilter) =>
  withQuery(`${path}/export`, { ...filter })
