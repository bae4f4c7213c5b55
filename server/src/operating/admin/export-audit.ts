import { type AuditItem, listLimit } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { csvLine } from '../../platform/csv-line.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { everyPage } from '../../platform/lists/every-page.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { listAudit } from './list-audit.ts'
import type { AuditFilter } from './trail-entries.ts'

/** Without it, spreadsheets read the file in the machine's legacy character set. */
const byteOrderMark = '\uFEFF'
const columns = [
  'at',
  'trail',
  'trailName',
  'seq',
  'actor',
  'actorName',
  'action',
  'subject',
  'subjectName',
  'detail',
] as const

/** Yields the entries of the list as CSV (RFC 4180), page by page in constant memory. Records the export in an entry too. */
export async function exportAudit(
  ctx: Context,
  { adminId, filter }: { adminId: string; filter: AuditFilter },
): Promise<AsyncIterable<string>> {
  // The search text may be somebody's name.
  const { search, ...narrowed } = filter
  const given = Object.entries(narrowed).filter(([, value]) => value)
  const detail = { ...Object.fromEntries(given), searched: Boolean(search) }
  await withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      { actor: adminId, action: 'audit.exported', subject: filter.trail || 'all', detail },
    ]),
  )
  return csvOf(ctx, filter)
}

async function* csvOf(ctx: Context, filter: AuditFilter): AsyncIterable<string> {
  yield byteOrderMark + csvLine(columns)
  const pages = everyPage((cursor) => listAudit(ctx, { ...filter, cursor, limit: listLimit.most }))
  for await (const { data } of pages) yield data.map(lineOf).join('')
}

const lineOf = (item: AuditItem): string =>
  csvLine(columns.map((column) => (column === 'detail' ? JSON.stringify(item.detail) : item[column])))
