import type { issuerListResponse, ListQuery } from '@credenza/schema'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listCategories } from '../category/categories.ts'
import type { Context } from '../context.ts'
import { notFound } from '../platform/http/api-error.ts'
import { cursorKey, pageOf, searchPattern } from '../platform/http/lists.ts'

type IssuerList = Pick<z.output<typeof issuerListResponse>, 'data' | 'nextCursor' | 'total'>

/** The approved issuers by name: whom a student can name as the issuer of an upload. */
export async function listIssuers(ctx: Context, query: ListQuery): Promise<IssuerList> {
  const pattern = searchPattern(query.search)
  const after = cursorKey(query)
  const matching = approvedIssuers(ctx).$if(pattern !== undefined, (q) =>
    q.where((is) => is(is.fn('lower', ['name']), 'like', pattern!)),
  )
  const [rows, { count }] = await Promise.all([
    matching
      .select(['id', 'name'])
      .$if(after !== undefined, (q) =>
        q.where(sql<boolean>`(name, id) > (SELECT name, id FROM organisation WHERE id = ${after!})`),
      )
      .orderBy('name')
      .orderBy('id')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.id)
  const data = page.map((row) => ({ _id: row.id, organizationName: row.name }))
  return { data, nextCursor, total: Number(count) }
}

/** The names of an approved issuer's certificate types. Throws 'not_found' for anybody else. */
export async function listIssuerCategories(
  ctx: Context,
  issuerId: string,
): Promise<{ id: string; name: string }[]> {
  const issuer = await approvedIssuers(ctx).select('id').where('id', '=', issuerId).executeTakeFirst()
  if (!issuer) throw notFound('There is no such issuer.')
  const categories = await listCategories(ctx, issuerId)
  return categories.map(({ id, name }) => ({ id, name }))
}

const approvedIssuers = (ctx: Context) =>
  ctx.db.selectFrom('organisation').where('role', '=', 'issuer').where('status', '=', 'approved')
