import type { ListQuery, OrganisationItem } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { hasText, searchPattern } from '../../platform/lists/search-text.ts'
import { wireStatus } from './organisation-status.ts'
import type { OrganisationStatus } from './tables.ts'

/** The admin's list of organisations, newest first. */
export async function listOrganisations(
  ctx: Context,
  query: PageQuery<'createdAt' | 'organizationName' | 'email'> &
    Pick<ListQuery, 'search'> & { status?: string | undefined },
): Promise<{ data: OrganisationItem[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const status = query.status?.toLowerCase() as OrganisationStatus | undefined
  const matching = ctx.db
    .selectFrom('organisation')
    .selectAll()
    .$if(pattern !== undefined, (q) => q.where(hasText('search', query.search!)))
    .$if(status !== undefined, (q) => q.where('status', '=', status!))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'created_at', organizationName: 'name', email: 'email' },
    unique: ['id'],
    standard: newestFirst,
  })
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
  return { data, ...rest }
}
