import type { Context, Tx } from '../../context.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { newCardRefundId } from '../../platform/ids.ts'
import { bookMovement, type LockedPayment } from './book-movement.ts'
import { refundCard } from './refund-card.job.ts'

export interface HeldPayment extends LockedPayment {
  intent_id: string | null
  held_fils: string
}

interface Asked {
  amountFils: bigint
  actor: string
}

/** Locks a payment. Throws 'not_found' for an unknown one, and for one of which nothing was paid. */
export async function lockPayment(tx: Tx, id: string): Promise<HeldPayment> {
  const payment = await tx
    .selectFrom('card_payment')
    .select(['id', 'party_id', 'intent_id', 'held_fils'])
    .where('id', '=', id)
    .where('intent_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw refusal('not_found.payment')
  return payment
}

/**
 * Posts a refund of a locked payment, and requests it from the provider once the transaction commits. Throws 'invalid' for more
 * than is held of the payment.
 */
export async function askRefund(
  ctx: Context,
  tx: Tx,
  at: Date,
  payment: HeldPayment,
  { amountFils, actor }: Asked,
): Promise<void> {
  if (amountFils > BigInt(payment.held_fils)) throw fieldRefusal('amountFils', 'invalid.refund_too_large')
  const id = newCardRefundId()
  await tx
    .insertInto('card_refund')
    .values({
      id,
      payment_id: payment.id,
      amount_fils: String(amountFils),
      state: 'waiting',
      asked_at: at,
    })
    .execute()
  await ctx.jobs.enqueue(tx, refundCard, { id })
  await bookMovement(ctx, tx, at, payment, { key: `refunded ${id}`, movedFils: -amountFils, actor })
}

/** Refunds up to this amount to a party's cards, newest payments first. Returns how much it refunded. */
export async function refundToCards(
  ctx: Context,
  tx: Tx,
  at: Date,
  { partyId, mostFils, actor }: { partyId: string; mostFils: bigint; actor: string },
): Promise<bigint> {
  const payments = await tx
    .selectFrom('card_payment')
    .select(['id', 'party_id', 'intent_id', 'held_fils'])
    .where('party_id', '=', partyId)
    .where('intent_id', 'is not', null)
    .where('held_fils', '>', '0')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute()
  let left = mostFils
  for (const payment of payments) {
    const held = BigInt(payment.held_fils)
    const amountFils = held < left ? held : left
    if (amountFils <= 0n) break
    await askRefund(ctx, tx, at, payment, { amountFils, actor })
    left -= amountFils
  }
  return mostFils - left
}
