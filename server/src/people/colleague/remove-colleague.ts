import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { takeOut } from './take-out.ts'

/**
 * Removes a colleague at once; an invited person can no longer join. Their organisation's provider cannot bring them back.
 * Requires a fresh second factor if the owner has one. Throws 'not_found', also for the owner, who cannot be removed.
 */
export async function removeColleague(ctx: Context, caller: OrganisationCaller, id: string): Promise<void> {
  await requireFreshIfAny(ctx, caller)
  const { organisationId, accountId } = caller
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const action = await takeOut(ctx, tx, organisationId, id)
    if (!action) throw refusal('not_found.colleague')
    await appendAudit(ctx, tx, organisationId, now, [{ actor: accountId, action, subject: id }])
  })
}
