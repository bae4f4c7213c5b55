import { type AuditItem, type AuditQuery, listLimit } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { csvHeader, csvLine } from '../../platform/csv-line.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { everyPage } from '../../platform/lists/every-page.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import type { AuditPage } from './list-audit.ts'
import type { AuditFilter } from './trail-entries.ts'

const columns = [
  'at',
  'trail',
  'trailName',
  'seq',
  'actor',
  'actorName',
  'actorKind',
  'action',
  'subject',
  'subjectName',
  'detail',
] as const

interface AuditExport {
  actor: string
  /** The trail that records the export. */
  trail: string
  filter: AuditFilter
  readPage: (query: AuditQuery) => Promise<AuditPage>
}

/**
 * Yields the entries of a list as CSV (RFC 4180), page by page in constant memory. Records the export in an entry too. Reads the
 * first page at once, because nothing can be refused any more when the answer has begun.
 */
export async function exportAudit(
  ctx: Context,
  { actor, trail, filter, readPage }: AuditExport,
): Promise<AsyncIterable<string>> {
  const pages = everyPage((cursor) => readPage({ ...filter, cursor, limit: listLimit.most }))
  const first = await pages.next()
  // The search text may be somebody's name.
  const { search, ...narrowed } = filter
  const given = Object.entries(narrowed).filter(([, value]) => value)
  const detail = { ...Object.fromEntries(given), searched: Boolean(search) }
  await withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, trail, ctx.clock(), [
      { actor, action: 'audit.exported', subject: filter.trail || 'all', detail, leavesState: true },
    ]),
  )
  return csvOf(first, pages)
}

async function* csvOf(
  first: IteratorResult<AuditPage>,
  others: AsyncIterable<AuditPage>,
): AsyncIterable<string> {
  yield csvHeader(columns)
  if (!first.done) yield linesOf(first.value)
  for await (const page of others) yield linesOf(page)
}

const linesOf = ({ data }: AuditPage): string => data.map(lineOf).join('')

const lineOf = (item: AuditItem): string =>
  csvLine(columns.map((column) => (column === 'detail' ? JSON.stringify(item.detail) : item[column])))
