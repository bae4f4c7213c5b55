import type { AccountItem, ListQuery, Role } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { cursorKey, pageOf } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'

/** One page of everybody who can sign in, newest first. */
export async function listAccounts(
  ctx: Context,
  query: ListQuery & { role?: Role | undefined },
): Promise<{ data: AccountItem[]; nextCursor: string | null; total: number }> {
  const pattern = searchPattern(query.search)
  const after = cursorKey(query)
  const matching = ctx.db
    .selectFrom('account')
    .leftJoin('organisation', 'organisation.id', 'account.org_id')
    .$if(query.role !== undefined, (q) => q.where('account.role', '=', query.role!))
    .$if(pattern !== undefined, (q) => q.where(shownText, 'like', pattern!))
  const [rows, { count }] = await Promise.all([
    matching
      .select([
        'account.id',
        'account.name',
        'account.email',
        'account.role',
        'account.org_id',
        'account.created_at',
      ])
      .select('organisation.name as organisationName')
      .select((q) =>
        q
          .selectFrom('session')
          .whereRef('session.account_id', '=', 'account.id')
          .select((session) => session.fn.max('session.last_seen_at').as('last'))
          .as('lastSeenAt'),
      )
      .$if(after !== undefined, (q) => q.where('account.id', '<', after!))
      .orderBy('account.id', 'desc')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.id)
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
  return { data, nextCursor, total: Number(count) }
}

const shownText = sql<string>`lower(concat_ws(' ', account.name, account.email, organisation.name))`
