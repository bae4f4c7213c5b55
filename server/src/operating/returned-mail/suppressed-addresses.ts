import type { ListQuery, SuppressedAddress } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { addressMac } from '../../platform/mail/address-mac.ts'
import { unsuppress } from '../../platform/mail/suppression.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'

/** One page of the addresses that get no emails, newest first. A search matches only a whole address. */
export async function listSuppressed(
  ctx: Context,
  query: PageQuery<'createdAt'> & Pick<ListQuery, 'search'>,
): Promise<{ data: SuppressedAddress[]; nextCursor: string | null; total: number }> {
  const matching = ctx.db
    .selectFrom('suppressed_address')
    .select(['id', 'hint', 'reason', 'suppressed_at'])
    .$if(Boolean(query.search), (q) => q.where('address', '=', addressMac(ctx, query.search!)))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'id' },
    unique: ['id'],
    standard: newestFirst,
  })
  const data = page.map(({ id, hint, reason, suppressed_at }) => ({
    _id: id,
    address: hint,
    reason,
    createdAt: suppressed_at.toISOString(),
  }))
  return { data, ...rest }
}

export const countSuppressed = (db: Db): Promise<number> => countRows(db.selectFrom('suppressed_address'))

/** Allows emails to an address again. Throws not_found. */
export async function allowAddress(
  ctx: Context,
  { adminId, id }: { adminId: string; id: string },
): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    if (!(await unsuppress(tx, id))) throw refusal('not_found')
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: adminId, action: 'mail.address-allowed', subject: id },
    ])
  })
}
