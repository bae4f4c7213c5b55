import type { RefundState } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { bookMovement, type LockedPayment } from './book-movement.ts'
import type { RefundObject } from './card-event.ts'

/**
 * Books the provider's report about a refund, with the payment locked: for a refund that we requested, only that it was not
 * paid out; for one started at the provider, everything.
 */
export async function takeRefund(
  ctx: Context,
  tx: Tx,
  at: Date,
  payment: LockedPayment,
  { id, amount, status, metadata }: Pick<RefundObject, 'id' | 'amount' | 'status' | 'metadata'>,
): Promise<void> {
  const isBack = status === 'failed' || status === 'canceled'
  const ours = await tx
    .selectFrom('card_refund')
    .select('id')
    .where('id', '=', metadata?.refund ?? '')
    .where('payment_id', '=', payment.id)
    .where('state', '!=', 'refused')
    .executeTakeFirst()
  if (ours) return settleRefund(ctx, tx, at, payment, ours.id, isBack ? 'returned' : 'made')
  const book = (key: string, movedFils: bigint) =>
    bookMovement(ctx, tx, at, payment, { key, movedFils, actor: 'system' })
  // Posts both, because the event about its creation may come later.
  await book(`refunded ${id}`, -BigInt(amount))
  if (isBack) await book(`returned ${id}`, BigInt(amount))
}

/**
 * Stores the outcome of a refund that we requested, with the payment locked. If it was not paid out, the operator has the money
 * again, and later events change nothing.
 */
export async function settleRefund(
  ctx: Context,
  tx: Tx,
  at: Date,
  payment: LockedPayment,
  id: string,
  state: Exclude<RefundState, 'waiting'>,
): Promise<void> {
  const changed = await tx
    .updateTable('card_refund')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', state === 'made' ? ['waiting'] : ['waiting', 'made'])
    .returning('amount_fils')
    .executeTakeFirst()
  if (!changed || state === 'made') return
  const movedFils = BigInt(changed.amount_fils)
  await bookMovement(ctx, tx, at, payment, { key: `returned ${id}`, movedFils, actor: 'system' })
}
