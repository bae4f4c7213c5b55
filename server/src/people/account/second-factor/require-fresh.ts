import { freshSecondFactorMs } from '@credenza/schema'
import type { Context, Db, Tx } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { isRecent } from '../../../platform/in-force.ts'
import { canShowSecondFactor, type Factors, readFactors } from './factors.ts'

/** The part of a caller that says when its session has shown a second factor. */
type Shown = Pick<Caller, 'accountId' | 'secondFactorAt'>

/**
 * For acts that require a second factor shown in this session within the last five minutes. Throws 'second_factor_required' if
 * the account has none, and 'second_factor_stale' if it was shown earlier or not at all.
 */
export async function requireFreshSecondFactor(ctx: Context, caller: Shown): Promise<void> {
  requireFresh(caller, await readFactors(ctx.db, caller.accountId), ctx.clock())
}

/** Like `requireFreshSecondFactor`, but only if the account has a second factor. */
export async function requireFreshIfAny(
  { db, clock }: Pick<Context, 'clock'> & { db: Db | Tx },
  caller: Shown,
): Promise<void> {
  const factors = await readFactors(db, caller.accountId)
  if (canShowSecondFactor(factors)) requireFresh(caller, factors, clock())
}

/** Like `requireFreshSecondFactor`, for factors that were already read. */
export function requireFresh(
  { secondFactorAt }: Pick<Caller, 'secondFactorAt'>,
  factors: Factors,
  now: Date,
): void {
  if (!canShowSecondFactor(factors)) throw refusal('second_factor_required')
  if (!secondFactorAt || !isRecent(secondFactorAt, freshSecondFactorMs, now))
    throw refusal('second_factor_stale')
}
