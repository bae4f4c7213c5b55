import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { mailRejected } from './mail-signers.ts'
import { findRequest, requirePending, updateRequest } from './request-row.ts'
import { requireAsked } from './require-asked.ts'

/**
 * Ends a request, with a reason for the person who prepared it, who gets an email. Its certificates can be in a new request.
 * Requires a fresh second factor. Throws 'forbidden' for somebody who is not asked, and approval_ended.
 */
export async function rejectRequest(
  ctx: Context,
  caller: OrganisationCaller,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  await withRetry(ctx.db, async (tx) => {
    const request = await findRequest(tx, organisationId, id, { lock: true })
    await requireAsked(ctx, tx, request, accountId)
    requirePending(request)
    await updateRequest(tx, request, { state: 'rejected', rejected_by: accountId, reason })
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'approval.rejected', subject: id },
    ])
    await mailRejected(ctx, tx, request, accountId)
  })
}
