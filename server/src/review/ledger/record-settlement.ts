import type { SettlementRequest } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once, wasAnswered } from '../../platform/http/idempotency.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { lockAccounts, moveMoney } from './move-money.ts'
import { wireFils } from './wire-fils.ts'

/**
 * Records that a party pays its debt, or is paid what it has earned or overpaid, in part or in full. A second administrator may
 * have to approve. Returns what is left. Throws 'not_found' for a party without postings, and 'invalid' for more than is due.
 */
export async function recordSettlement(
  ctx: Context,
  admin: Caller,
  settlement: SettlementRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<{ balanceFils: number }> {
  const now = ctx.clock()
  const { partyId, amountFils, reference } = settlement
  const transactionId = newTransactionId()
  return withSecondAdmin(
    ctx,
    admin,
    async (tx) => {
      if (await wasAnswered(tx, idempotency)) return undefined
      const { direction } = await openDue(tx, settlement)
      const parameters = [direction, String(amountFils), reference]
      return { act: 'settlement.record', subject: partyId, parameters }
    },
    (tx) =>
      once(tx, idempotency, now, async () => {
        const { standing, balance, direction } = await openDue(tx, settlement)
        const amount = BigInt(amountFils)
        const movedFils = direction === 'in' ? amount : -amount
        const actor = admin.accountId
        await moveMoney(ctx, tx, now, standing, { transactionId, partyId, movedFils, reference, actor })
        return { balanceFils: wireFils(balance + movedFils) }
      }),
  )
}

/** What is due and who pays it, locked until the transaction ends. Throws as `recordSettlement`. */
async function openDue(tx: Tx, { partyId, amountFils }: SettlementRequest) {
  const standing = await lockAccounts(tx, partyId)
  const balance = standing.inMain + standing.inVat
  const direction = balance < 0n ? ('in' as const) : ('out' as const)
  const due = direction === 'in' ? -balance : balance
  if (BigInt(amountFils) > due) throw fieldRefusal('amountFils', 'invalid.settlement_too_large')
  return { standing, balance, direction }
}
