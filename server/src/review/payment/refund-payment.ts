import type { Context } from '../../context.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import type { Caller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once, wasAnswered } from '../../platform/http/idempotency.ts'
import { wireFils } from '../ledger/wire-fils.ts'
import { askRefund, lockPayment } from './ask-refund.ts'

/**
 * An administrator refunds all or part of a card payment. A second one may have to approve. The party then owes it again,
 * unless the fees were credited. Returns what is left. Throws 'not_found' for an unknown payment and without a provider, and
 * 'invalid' for more than is left.
 */
export async function refundPayment(
  ctx: Context,
  admin: Caller,
  { id, amountFils }: { id: string; amountFils: number },
  idempotency: IdempotencyKey | undefined,
): Promise<{ heldFils: number }> {
  if (!ctx.cards) throw refusal('not_found.card_payments')
  const at = ctx.clock()
  return withSecondAdmin(
    ctx,
    admin,
    async (tx) => {
      if (await wasAnswered(tx, idempotency)) return undefined
      const { held_fils } = await lockPayment(tx, id)
      return { act: 'card-payment.refund', subject: id, parameters: [String(amountFils), held_fils] }
    },
    (tx) =>
      once(tx, idempotency, at, async () => {
        const payment = await lockPayment(tx, id)
        const amount = BigInt(amountFils)
        await askRefund(ctx, tx, at, payment, { amountFils: amount, actor: admin.accountId })
        return { heldFils: wireFils(BigInt(payment.held_fils) - amount) }
      }),
  )
}
