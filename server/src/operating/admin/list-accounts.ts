import type { AccountItem, ListQuery, Role } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { accountMatches } from '../../people/account/account-search.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'

/** One page of everybody who can sign in, newest first. */
export async function listAccounts(
  ctx: Context,
  query: PageQuery<'createdAt' | 'name' | 'email'> & Pick<ListQuery, 'search'> & { role?: Role | undefined },
): Promise<{ data: AccountItem[]; nextCursor: string | null; total: number }> {
  const matches = await accountMatches(ctx.db, query.search)
  const matching = ctx.db
    .selectFrom('account')
    .leftJoin('organisation', 'organisation.id', 'account.org_id')
    .$if(query.role !== undefined, (q) => q.where('account.role', '=', query.role!))
    .$if(matches !== undefined, (q) => q.where(matches!))
    .select(['account.id', 'account.name', 'account.email', 'account.role', 'account.org_id'])
    .select(['account.created_at', 'organisation.name as organisationName'])
    .select((q) =>
      q
        .selectFrom('session')
        .whereRef('session.account_id', '=', 'account.id')
        .select((session) => session.fn.max('session.last_seen_at').as('last'))
        .as('lastSeenAt'),
    )
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'account.id', name: 'account.name', email: 'account.email' },
    unique: ['account.id'],
    standard: newestFirst,
  })
  const data = page.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    organisationId: row.org_id,
    organizationName: row.organisationName,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }))
  return { data, ...rest }
}
