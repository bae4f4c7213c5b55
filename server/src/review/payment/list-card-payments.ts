import type { CardPayment } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { wireFils } from '../ledger/wire-fils.ts'

/** A party's card payments of which something was paid, newest first, with the refunds that we requested; one page. */
export async function listCardPayments(
  ctx: Context,
  partyId: string,
  query: PageQuery<'createdAt' | 'heldFils'>,
): Promise<{ data: CardPayment[]; nextCursor: string | null; total: number }> {
  const paid = ctx.db
    .selectFrom('card_payment')
    .select(['id', 'created_at', 'amount_fils', 'held_fils'])
    .where('party_id', '=', partyId)
    .where('intent_id', 'is not', null)
  const { page, ...rest } = await rowsPage(ctx.db, paid, query, {
    keys: { createdAt: 'card_payment.created_at', heldFils: 'card_payment.held_fils' },
    unique: ['card_payment.id'],
    standard: newestFirst,
  })
  const asked = await ctx.db
    .selectFrom('card_refund')
    .select(['payment_id', 'amount_fils', 'state', 'asked_at'])
    .where('payment_id', '=', anyOf(page.map(({ id }) => id)))
    .orderBy('id')
    .execute()
  const refunds = Map.groupBy(asked, ({ payment_id }) => payment_id)
  const data = page.map(({ id, created_at, amount_fils, held_fils }) => ({
    _id: id,
    createdAt: created_at.toISOString(),
    amountFils: wireFils(BigInt(amount_fils)),
    heldFils: wireFils(BigInt(held_fils)),
    refunds: (refunds.get(id) ?? []).map((refund) => ({
      amountFils: wireFils(BigInt(refund.amount_fils)),
      state: refund.state,
      at: refund.asked_at.toISOString(),
    })),
  }))
  return { data, ...rest }
}
