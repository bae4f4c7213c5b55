import type { ListQuery } from '@credenza/schema'
import { listCategories } from '../category/categories.ts'
import type { Context } from '../context.ts'
import { listByName } from '../organisation/list-by-name.ts'
import { notFound } from '../platform/http/api-error.ts'

/** The approved issuers by name: whom a student can name as the issuer of an upload. */
export const listIssuers = (ctx: Context, query: ListQuery) =>
  listByName(ctx, query, (is) => is.and([is('role', '=', 'issuer'), is('status', '=', 'approved')]))

/** The names of an approved issuer's certificate types. Throws 'not_found' for anybody else. */
export async function listIssuerCategories(
  ctx: Context,
  issuerId: string,
): Promise<{ id: string; name: string }[]> {
  const issuer = await ctx.db
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', issuerId)
    .where('role', '=', 'issuer')
    .where('status', '=', 'approved')
    .executeTakeFirst()
  if (!issuer) throw notFound('There is no such issuer.')
  const categories = await listCategories(ctx, issuerId)
  return categories.map(({ id, name }) => ({ id, name }))
}
