import type { AuditItem, AuditQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { cursorKey, foreignCursor, pageOf } from '../../platform/lists/page.ts'
import { newestFirst, placeOf, type TrailPlace, trailEntries } from './trail-entries.ts'

/** One page of all audit trails together, newest first. */
export async function listAudit(
  ctx: Context,
  query: AuditQuery,
): Promise<{ data: AuditItem[]; nextCursor: string | null; total: number }> {
  const after = readCursor(cursorKey(query))
  const entries = trailEntries(ctx.db, query)
  const [rows, { count }] = await Promise.all([
    newestFirst(entries, { after, limit: query.limit + 1 }),
    entries.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => writeCursor(placeOf(row)))
  return { data: page, nextCursor, total: Number(count) }
}

/** '<milliseconds>.<trail>.<number>' */
const writeCursor = ({ at, trail, seq }: TrailPlace): string => `${at.getTime()}.${trail}.${seq}`

function readCursor(cursor: string | undefined): TrailPlace | undefined {
  if (cursor === undefined) return undefined
  const [, ms, trail, seq] = /^(\d{1,14})\.(\w+)\.(\d{1,18})$/.exec(cursor) ?? []
  if (ms === undefined || trail === undefined || seq === undefined) throw foreignCursor()
  return { at: new Date(Number(ms)), trail, seq }
}
