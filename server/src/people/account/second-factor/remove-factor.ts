import type { Context } from '../../../context.ts'
import type { Party } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { changeFactors, factorRemoved } from './change-factors.ts'

/** Removes a passkey of the caller's account; throws 'not_found' for anybody else's. */
export function removePasskey(ctx: Context, party: Party, passkeyId: string): Promise<void> {
  return changeFactors(ctx, party, undefined, async (changing) => {
    const removed = await changing.tx
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('account_id', '=', party.accountId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw refusal('not_found.passkey')
    await factorRemoved(ctx, changing, 'passkey-removed')
  })
}

/** Removes the authenticator app, or one that was never confirmed; throws 'not_found' when there is none. */
export function removeTotp(ctx: Context, party: Party): Promise<void> {
  return changeFactors(ctx, party, undefined, async (changing) => {
    const removed = await changing.tx
      .deleteFrom('totp')
      .where('account_id', '=', party.accountId)
      .returning('sealed_secret')
      .executeTakeFirst()
    if (!removed) throw refusal('not_found.authenticator_app')
    if (removed.sealed_secret) await factorRemoved(ctx, changing, 'totp-removed')
  })
}
