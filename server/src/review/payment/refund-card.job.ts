import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { settleRefund } from './take-refund.ts'

/**
 * A refund is retried for as long as a queue keeps a job, which is a year, while the health page asks for attention. Only the
 * provider can say that it was refused, since an earlier attempt may have paid it out.
 */
export const refundCard = defineQueue<{ id: string }>('refund-card', {
  retryLimit: 10_000,
  longestPauseSeconds: 3_600,
})

/**
 * Requests a refund from the provider. Running it twice is safe: the provider recognises the refund by our id, and the refund's
 * state never goes back. Throws until the provider reports the outcome.
 */
export async function runRefundCard(
  ctx: Context,
  { id }: { id: string },
  signal: AbortSignal,
): Promise<void> {
  const refund = await ctx.db
    .selectFrom('card_refund as refund')
    .innerJoin('card_payment as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.amount_fils', 'payment.id', 'payment.party_id', 'payment.intent_id'])
    .where('refund.id', '=', id)
    .where('refund.state', '=', 'waiting')
    .executeTakeFirst()
  if (!refund) return
  if (!ctx.cards) throw new Error('No card provider is set up')
  const { id: paymentId, party_id, intent_id } = refund
  const asked = { id, paymentId, intentId: intent_id!, amountFils: Number(refund.amount_fils) }
  const state = await ctx.cards.refund(asked, signal)
  const at = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    await tx.selectFrom('card_payment').select('id').where('id', '=', paymentId).forUpdate().execute()
    await settleRefund(ctx, tx, at, { id: paymentId, party_id }, id, state)
  })
}
