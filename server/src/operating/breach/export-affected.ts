import { listLimit } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { csvHeader, csvLine } from '../../platform/csv-line.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { everyPage } from '../../platform/lists/every-page.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { listAffected } from './affected.ts'
import { readBreach } from './cases.ts'

const columns = ['_id', 'name', 'email', 'because', 'toldAt'] as const

/** Yields the people affected as CSV (RFC 4180), page by page. Records the export in the trail. Throws not_found. */
export async function exportAffected(
  ctx: Context,
  adminId: string,
  id: string,
): Promise<AsyncIterable<string>> {
  await readBreach(ctx.db, id)
  await withRetry(ctx.db, (tx) =>
    appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      { actor: adminId, action: 'breach.people-exported', subject: id },
    ]),
  )
  return linesOf(ctx, id)
}

async function* linesOf(ctx: Context, id: string): AsyncIterable<string> {
  yield csvHeader(columns)
  const pages = everyPage((cursor) => listAffected(ctx, id, { cursor, limit: listLimit.most }))
  for await (const { data } of pages)
    yield data.map((person) => csvLine(columns.map((column) => person[column] ?? ''))).join('')
}
