import type { SettlementRequest } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { type Account, cash } from './accounts.ts'
import { post } from './post.ts'
import { wireFils } from './wire-fils.ts'

/**
 * A party pays its debt, or is paid what it has earned, in part or in whole. Returns what is left. Throws 'not_found'
 * for a party without postings, and 'invalid' for more than is due.
 */
export async function recordSettlement(
  ctx: Context,
  adminId: string,
  { partyId, amountFils, reference }: SettlementRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<{ balanceFils: number }> {
  const now = ctx.clock()
  const amount = BigInt(amountFils)
  const transactionId = newTransactionId()
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const { account, balance } = await lockAccount(tx, partyId)
      const isPayable = account.name === 'payable'
      if (amount > (isPayable ? -balance : balance)) throw tooMuch()
      const moved = isPayable ? amount : -amount
      const direction = isPayable ? ('in' as const) : ('out' as const)
      const payment = { transactionId, direction, partyId, amountFils: amount, reference }
      await post(tx, now, [
        {
          id: transactionId,
          kind: 'settlement',
          reference: await ctx.payments.take(tx, payment),
          recordedBy: adminId,
          postings: [
            { account, amountFils: moved },
            { account: cash, amountFils: -moved },
          ],
        },
      ])
      const entry = { actor: adminId, action: 'settlement.recorded', subject: partyId }
      const detail = { amountFils, direction }
      const trails = partyId.startsWith('org_') ? [partyId, platformTrail] : [platformTrail]
      for (const trail of trails) {
        const changed = trail === platformTrail ? [transactionId] : []
        await appendAudit(ctx, tx, trail, now, [{ ...entry, detail, changed }])
      }
      return { balanceFils: wireFils(balance + moved) }
    }),
  )
}

/** The party's one account with its balance, locked until the transaction ends. */
async function lockAccount(tx: Tx, partyId: string): Promise<{ account: Account; balance: bigint }> {
  const months = await tx
    .selectFrom('ledger_month')
    .select(['account', 'amount_fils'])
    .where('owner_id', '=', partyId)
    .where('account', '!=', cash.name)
    .orderBy('month')
    .forUpdate()
    .execute()
  if (!months[0]) throw refusal('not_found.balance')
  const balance = months.reduce((sum, month) => sum + BigInt(month.amount_fils), 0n)
  return { account: { name: months[0].account, ownerId: partyId }, balance }
}

const tooMuch = (): ApiError => fieldRefusal('amountFils', 'invalid.settlement_too_large')
