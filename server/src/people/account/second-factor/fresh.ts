import { freshSecondFactorMs } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import type { Party } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { canShowSecondFactor, type Factors, readFactors } from './factors.ts'

/** The part of a party that says when its session has shown a second factor. */
type Shown = Pick<Party, 'accountId' | 'secondFactorAt'>

/**
 * For acts that require a second factor shown in this session within the last five minutes. Throws 'second_factor_required' if
 * the account has none, and 'second_factor_stale' if it was shown earlier or not at all.
 */
export async function requireFreshSecondFactor(ctx: Context, party: Shown): Promise<void> {
  requireFresh(party, await readFactors(ctx.db, party.accountId), ctx.clock())
}

/** Like `requireFreshSecondFactor`, but only if the account has a second factor. */
export async function requireFreshIfAny(ctx: Context, party: Shown): Promise<void> {
  const factors = await readFactors(ctx.db, party.accountId)
  if (canShowSecondFactor(factors)) requireFresh(party, factors, ctx.clock())
}

/** Like `requireFreshSecondFactor`, for factors that were already read. */
export function requireFresh(
  { secondFactorAt }: Pick<Party, 'secondFactorAt'>,
  factors: Factors,
  now: Date,
): void {
  if (!canShowSecondFactor(factors)) throw refusal('second_factor_required')
  if (!secondFactorAt || now.getTime() - secondFactorAt.getTime() > freshSecondFactorMs)
    throw refusal('second_factor_stale')
}
