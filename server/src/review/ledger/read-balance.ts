import type { Balance } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import type { Account } from './accounts.ts'
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

/** A party's balance now, and at both ends of each month with any postings, newest first. */
export async function readBalance(
  ctx: Context,
  account: Account & { name: Balance['account'] },
): Promise<Balance> {
  const rows = await ctx.db
    .selectFrom('ledger_month')
    .select(['month', 'amount_fils'])
    .where('owner_id', '=', account.ownerId)
    .where('account', '=', account.name)
    .orderBy('month')
    .execute()
  let standing = 0n
  const months = rows.map(({ month, amount_fils }) => {
    const opening = standing
    standing += BigInt(amount_fils)
    return { month, openingFils: wireFils(opening), closingFils: wireFils(standing) }
  })
  return { account: account.name, balanceFils: wireFils(standing), months: months.reverse() }
}
