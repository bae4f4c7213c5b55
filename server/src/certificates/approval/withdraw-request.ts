import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { findRequest, requirePending, updateRequest } from './request-row.ts'

/** Withdraws a request. Its certificates can be in a new one. Throws approval_ended. */
export async function withdrawRequest(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  id: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const request = await findRequest(tx, organisationId, id, { lock: true })
    requirePending(request)
    await updateRequest(tx, request, { state: 'withdrawn' })
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'approval.withdrawn', subject: id },
    ])
  })
}
