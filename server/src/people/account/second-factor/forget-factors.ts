import type { Context, Tx } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { findAccount } from '../find-account.ts'
import { tellFactorChange } from './notices.ts'

/**
 * For the operator at the machine, if an admin has lost every second factor: removes them all and ends the sessions, so that
 * the admin signs in by password and sets up new ones. Throws if no admin has this email.
 */
export async function forgetAdminFactors(ctx: Context, email: string): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const account = await findAccount(tx, 'admin', email.toLowerCase())
    if (!account) throw new Error('No administrator has this email.')
    await forgetFactors(tx, account.id)
    for (const table of ['pending_sign_in', 'session'] as const)
      await tx.deleteFrom(table).where('account_id', '=', account.id).execute()
    await tellFactorChange(ctx, tx, account, 'second-factors-forgotten')
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: 'system', action: 'account.second-factors-forgotten', subject: account.id },
    ])
  })
}

/** Removes all second factors of an account. */
export async function forgetFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['passkey', 'totp', 'second_factor_code', 'passkey_challenge'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
}
