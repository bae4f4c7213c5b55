import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { bookMovement, type LockedPayment } from './book-movement.ts'
import type { CardEvent } from './card-event.ts'
import { takeRefund } from './take-refund.ts'

/**
 * Books money that the provider reports. Events come more than once and in any order, so each movement has a key under which it
 * is posted once, with the payment locked. Throws 'not_found' for a payment that is not known (yet), so that the provider sends
 * the event again.
 */
export async function takeCardEvent(ctx: Context, event: CardEvent): Promise<void> {
  const at = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const payment = await lockPaymentOf(tx, event)
    const { object } = event.data
    const book = (key: string, fils: number) =>
      bookMovement(ctx, tx, at, payment, { key, movedFils: BigInt(fils), actor: 'system' })
    if ('status' in object) await takeRefund(ctx, tx, at, payment, object)
    else if ('amount_total' in object) {
      if (object.payment_status !== 'paid') return
      const intent_id = object.payment_intent ?? null
      await tx.updateTable('card_payment').set({ intent_id }).where('id', '=', payment.id).execute()
      await book('paid', object.amount_total)
    } else if (event.type === 'charge.dispute.funds_withdrawn')
      await book(`withdrawn ${object.id}`, -object.amount)
    else await book(`reinstated ${object.id}`, object.amount)
  })
}

async function lockPaymentOf(tx: Tx, { data: { object } }: CardEvent): Promise<LockedPayment> {
  const id =
    'client_reference_id' in object
      ? object.client_reference_id
      : 'metadata' in object && object.metadata?.payment
  const payment = await tx
    .selectFrom('card_payment')
    .select(['id', 'party_id'])
    .where(id ? 'id' : 'intent_id', '=', id || object.payment_intent || '')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw refusal('not_found.payment')
  return payment
}
