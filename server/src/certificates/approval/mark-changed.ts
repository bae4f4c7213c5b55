import type { Context, Tx } from '../../context.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { mailChanged } from './mail-signers.ts'
import { type ApprovalRequestRow, updateRequest } from './request-row.ts'

/** Withdraws all approvals of these requests, because their certificates have changed. */
export async function markChanged(
  ctx: Context,
  tx: Tx,
  requests: readonly ApprovalRequestRow[],
): Promise<void> {
  for (const request of requests) {
    await updateRequest(tx, request, { state: 'changed' })
    await appendAudit(ctx, tx, request.org_id, ctx.clock(), [
      { actor: 'system', action: 'approval.changed', subject: request.id },
    ])
    await mailChanged(ctx, tx, request)
  }
}
