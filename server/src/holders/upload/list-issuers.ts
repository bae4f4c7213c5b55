import type { FeeQuote, ListQuery } from '@credenza/schema'
import { listCategories } from '../../certificates/category/list-categories.ts'
import type { Context } from '../../context.ts'
import { approvedAmong } from '../../people/organisation/approved-among.ts'
import { listByName } from '../../people/organisation/list-by-name.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { quoteFees } from '../../review/fee/quote-fees.ts'

/** The approved issuers by name, for a student to choose the issuer of an upload. */
export const listIssuers = (ctx: Context, query: ListQuery) =>
  listByName(ctx, query, (is) => is.and([is('role', '=', 'issuer'), is('status', '=', 'approved')]))

/** An approved issuer's certificate types, each with the current cost of an upload. Throws 'not_found' for anybody else. */
export async function listIssuerCategories(
  ctx: Context,
  issuerId: string,
): Promise<{ id: string; name: string; fee: FeeQuote | null }[]> {
  if (!(await approvedAmong(ctx.db, 'issuer', [issuerId])).has(issuerId)) throw refusal('not_found.issuer')
  const categories = await listCategories(ctx, { organisationId: issuerId })
  const at = ctx.clock()
  const fees = await quoteFees(
    ctx.db,
    categories.map(({ id, name }) => ({
      key: id,
      issuerId,
      certificateId: null,
      certificateType: name,
      at,
      acceptedBy: null,
    })),
  )
  return categories.map(({ id, name }) => ({ id, name, fee: fees.get(id) ?? null }))
}
