import type { SettlementRequest } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTransactionId } from '../../platform/ids.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { type Account, cash, vatOf } from './accounts.ts'
import { post } from './post.ts'
import { wireFils } from './wire-fils.ts'

/**
 * A party pays its debt, or is paid what it has earned or has paid too much, in part or in whole. Returns what is left.
 * Throws 'not_found' for a party without postings, and 'invalid' for more than is due.
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
      const { main, inMain, inVat } = await lockAccounts(tx, partyId)
      const balance = inMain + inVat
      const direction = balance < 0n ? ('in' as const) : ('out' as const)
      const moved = direction === 'in' ? amount : -amount
      const open = direction === 'in' ? -balance : balance
      if (amount > open) throw tooMuch()
      const payment = { transactionId, direction, partyId, amountFils: amount, reference }
      const movedVat = vatShare(moved, inVat)
      const accounts = [
        { account: main, amountFils: moved - movedVat },
        { account: vatOf(partyId), amountFils: movedVat },
        { account: cash, amountFils: -moved },
      ]
      await post(tx, now, [
        {
          id: transactionId,
          kind: 'settlement',
          reference: await ctx.payments.take(tx, payment),
          recordedBy: adminId,
          postings: accounts.filter(({ amountFils }) => amountFils !== 0n),
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

/** What is in each of the party's accounts, locked until the transaction ends. */
async function lockAccounts(
  tx: Tx,
  partyId: string,
): Promise<{ main: Account; inMain: bigint; inVat: bigint }> {
  const months = await tx
    .selectFrom('ledger_month')
    .select(['account', 'amount_fils'])
    .where('owner_id', '=', partyId)
    .where('account', '!=', cash.name)
    .orderBy('month')
    .orderBy('account')
    .forUpdate()
    .execute()
  if (!months[0]) throw refusal('not_found.balance')
  const sumOf = (rows: typeof months) => rows.reduce((sum, row) => sum + BigInt(row.amount_fils), 0n)
  const [vat = [], others = []] = [true, false].map((isVat) =>
    months.filter(({ account }) => (account === 'vat') === isVat),
  )
  const name = others[0]?.account ?? 'wallet'
  return { main: { name, ownerId: partyId }, inMain: sumOf(others), inVat: sumOf(vat) }
}

/**
 * How much of a movement settles VAT, in fils: VAT comes first, since the verifier owes it to the tax authority whether or
 * not the rest is paid.
 */
const vatShare = (moved: bigint, inVat: bigint): bigint =>
  moved < 0n ? (moved < -inVat ? -inVat : moved) : moved < -inVat ? moved : -inVat

const tooMuch = (): ApiError => fieldRefusal('amountFils', 'invalid.settlement_too_large')
