import type { Context } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { IdempotencyKey } from '../../../platform/http/idempotency.ts'
import { changeFactors, noteFactorChange } from './change-factors.ts'
import { hasSecondFactor } from './factors.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/** Replaces all recovery codes. Throws 'second_factor_required' if the account has no second factor. */
export function renewRecoveryCodes(
  ctx: Context,
  caller: Caller,
  idempotency: IdempotencyKey | undefined,
): Promise<string[]> {
  return changeFactors(ctx, caller, idempotency, async (changing) => {
    if (!hasSecondFactor(changing.before)) throw refusal('second_factor_required')
    const codes = await replaceRecoveryCodes(ctx, changing.tx, changing.account.id)
    await noteFactorChange(ctx, changing, 'recovery-codes-replaced')
    return codes
  })
}
