import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Party } from '../../platform/http/access.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { requireFreshSecondFactor } from '../account/second-factor/fresh.ts'
import { replaceSetupToken } from '../account/setup-token.ts'
import { withSecondAdmin } from './with-second-admin.ts'

/**
 * Makes the one-time link that creates another administrator within a day, and voids an earlier one. Requires a fresh second
 * factor, and a second administrator where serious acts do.
 */
export async function inviteAdmin(ctx: Context, party: Party): Promise<string> {
  await requireFreshSecondFactor(ctx, party)
  const token = randomBytes(32).toString('base64url')
  const now = ctx.clock()
  await withSecondAdmin(
    ctx,
    party,
    async () => ({ act: 'admin.invite' }),
    async (tx) => {
      await replaceSetupToken(tx, token, now)
      await appendAudit(ctx, tx, platformTrail, now, [
        { actor: party.accountId, action: 'admin.invited', subject: party.accountId, leavesState: true },
      ])
    },
  )
  return `${ctx.config.publicUrl}/admin/setup#token=${token}`
}
