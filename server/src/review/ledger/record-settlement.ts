import type { SettlementRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { lockAccounts, moveMoney } from './move-money.ts'
import { wireFils } from './wire-fils.ts'

/**
 * A party pays its debt, or is paid what it has earned or has paid too much, in part or in whole. Returns what is left.
 * Throws 'not_found' for a party without postings, and 'invalid' for more than is due.
 */
export async function recordSettlement(
  ctx: Context,
  adminId: string,
  { partyId, amountFils, reference: note }: SettlementRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<{ balanceFils: number }> {
  const now = ctx.clock()
  const amount = BigInt(amountFils)
  const transactionId = newTransactionId()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const standing = await lockAccounts(tx, partyId)
      const balance = standing.inMain + standing.inVat
      const direction = balance < 0n ? ('in' as const) : ('out' as const)
      const movedFils = direction === 'in' ? amount : -amount
      const open = direction === 'in' ? -balance : balance
      if (amount > open) throw fieldRefusal('amountFils', 'invalid.settlement_too_large')
      const payment = { transactionId, direction, partyId, amountFils: amount, reference: note }
      const reference = await ctx.payments.take(tx, payment)
      await moveMoney(ctx, tx, now, standing, {
        transactionId,
        partyId,
        movedFils,
        reference,
        actor: adminId,
      })
      return { balanceFils: wireFils(balance + movedFils) }
    }),
  )
}
