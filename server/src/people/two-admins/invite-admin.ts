import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Caller } from '../../platform/http/access.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { replaceSetupToken } from '../account/admin-setup/setup-token.ts'
import { requireFreshSecondFactor } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { withSecondAdmin } from './with-second-admin.ts'

/**
 * Makes the one-time link that creates another administrator within a day, and voids an earlier one. Requires a fresh second
 * factor, and a second administrator where serious acts do.
 */
export async function inviteAdmin(ctx: Context, caller: Caller): Promise<string> {
  await requireFreshSecondFactor(ctx, caller)
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock()
  await withSecondAdmin(
    ctx,
    caller,
    async () => ({ act: 'admin.invite' }),
    async (tx) => {
      await holdSession(tx, caller)
      await replaceSetupToken(tx, token, now)
      await appendAudit(ctx, tx, platformTrail, now, [
        { actor: caller.accountId, action: 'admin.invited', subject: caller.accountId, leavesState: true },
      ])
    },
  )
  return `${ctx.config.publicUrl}/admin/setup#token=${token}`
}
