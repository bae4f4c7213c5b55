import type { Context } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { changeFactors, type FactorChanging, factorRemoved } from './change-factors.ts'
import { readFactors } from './factors.ts'

/**
 * Removes the caller's passkey. Throws 'not_found' for somebody else's, and 'second_factor_required' for an owner's last way
 * in.
 */
export function removePasskey(ctx: Context, caller: Caller, passkeyId: string): Promise<void> {
  return changeFactors(ctx, caller, undefined, async (changing) => {
    const removed = await changing.tx
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('account_id', '=', caller.accountId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw refusal('not_found.passkey')
    if (await isLastWayIn(changing)) throw refusal('second_factor_required.last_passkey')
    await factorRemoved(ctx, changing, 'passkey-removed')
  })
}

/** Removes the authenticator app, also an unconfirmed one. Throws 'not_found' if there is none. */
export function removeTotp(ctx: Context, caller: Caller): Promise<void> {
  return changeFactors(ctx, caller, undefined, async (changing) => {
    const removed = await changing.tx
      .deleteFrom('totp')
      .where('account_id', '=', caller.accountId)
      .returning('sealed_secret')
      .executeTakeFirst()
    if (!removed) throw refusal('not_found.authenticator_app')
    if (removed.sealed_secret) await factorRemoved(ctx, changing, 'totp-removed')
  })
}

/** Whether the organisation requires its provider and the owner now has no passkey as another way in. */
async function isLastWayIn({ tx, account }: FactorChanging): Promise<boolean> {
  if (!account.org_id || account.is_colleague) return false
  const required = await tx
    .selectFrom('sign_in_provider')
    .select('org_id')
    .where('org_id', '=', account.org_id)
    .where('required', '=', true)
    .executeTakeFirst()
  return required !== undefined && (await readFactors(tx, account.id)).passkeys === 0
}
