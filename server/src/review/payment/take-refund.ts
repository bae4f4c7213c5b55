import type { RefundState } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { bookMovement, type LockedPayment } from './book-movement.ts'
import type { RefundObject } from './card-event.ts'

/**
 * Books what the provider reports about a refund, with the payment locked: for a refund that we asked for, only that it was not
 * paid out; for one that was started at the provider, everything.
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
  // Posts both, because the event of its creation may come later.
  await book(`refunded ${id}`, -BigInt(amount))
  if (isBack) await book(`returned ${id}`, BigInt(amount))
}

/**
 * Notes what became of a refund that we asked for, with the payment locked. If it was not paid out, the money is the operator's
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
