import { type Balance, paymentReference } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { type Account, partsOf } from './accounts.ts'
import type { PartyAccount } from './party-account.ts'
import { readPaymentDetails } from './payment-details.ts'
import { wireFils } from './wire-fils.ts'

/** The sum of an account's postings, in fils. */
export async function balanceOf(db: Db, { name, ownerId }: Account): Promise<bigint> {
  const { sum } = await db
    .selectFrom('ledger_month')
    .select((q) => q.fn.sum<string | null>('amount_fils').as('sum'))
    .where('owner_id', '=', ownerId)
    .where('account', '=', name)
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0)
}

/** A party's current balance, its balance at the start and end of each month with postings, newest first, and how to pay it. */
export async function readBalance(ctx: Context, account: PartyAccount): Promise<Balance> {
  const rows = await ctx.db
    .selectFrom('ledger_month')
    .select('month')
    .select((q) => q.fn.sum<string>('amount_fils').as('fils'))
    .where('owner_id', '=', account.ownerId)
    .where('account', 'in', partsOf(account.name))
    .groupBy('month')
    .orderBy('month')
    .execute()
  let standing = 0n
  const months = rows.map(({ month, fils }) => {
    const opening = standing
    standing += BigInt(fils)
    return { month, openingFils: wireFils(opening), closingFils: wireFils(standing) }
  })
  const payTo =
    account.name === 'payable'
      ? {
          reference: paymentReference(account.ownerId),
          account: await readPaymentDetails(ctx.db),
          byCard: ctx.cards !== undefined,
        }
      : null
  return { account: account.name, balanceFils: wireFils(standing), months: months.reverse(), payTo }
}
