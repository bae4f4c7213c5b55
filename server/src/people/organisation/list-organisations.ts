import type { ListQuery, OrganisationItem } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { cursorKey, foreignCursor, pageOf } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { wireStatus } from './organisation-status.ts'
import type { OrganisationStatus } from './tables.ts'

/** The admin's list of organisations, newest first. */
export async function listOrganisations(
  ctx: Context,
  query: ListQuery & { status?: string | undefined },
): Promise<{ data: OrganisationItem[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const status = query.status?.toLowerCase() as OrganisationStatus | undefined
  const after = placeOf(cursorKey(query))
  const matching = ctx.db
    .selectFrom('organisation')
    .$if(pattern !== undefined, (q) => q.where('search', 'like', pattern!))
    .$if(status !== undefined, (q) => q.where('status', '=', status!))
  const [rows, { count }] = await Promise.all([
    matching
      .selectAll()
      .$if(after !== undefined, (q) =>
        q.where(sql<boolean>`(created_at, id) < (${after!.createdAt}, ${after!.id})`),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => `${row.created_at.getTime()}.${row.id}`)
  const data = page.map((row) => ({
    _id: row.id,
    organizationName: row.name,
    email: row.email,
    selectedRole: row.role,
    status: wireStatus(row.status),
    country: row.details.country,
    createdAt: row.created_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
  }))
  return { data, nextCursor, total: Number(count) }
}

/** Where a page starts: '<milliseconds>.<id>'. */
function placeOf(cursor: string | undefined): { createdAt: Date; id: string } | undefined {
  if (cursor === undefined) return undefined
  const [, ms, id] = /^(\d{1,14})\.(\w+)$/.exec(cursor) ?? []
  if (ms === undefined || id === undefined) throw foreignCursor()
  return { createdAt: new Date(Number(ms)), id }
}
