import type { Context, Tx } from '../../context.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import type { Approved } from './hold-approvals.ts'
import { type ApprovalRequestRow, updateRequest } from './request-row.ts'

/** Counts newly signed certificates in their requests. A request with nothing left to sign ends. */
export async function endApproved(
  ctx: Context,
  tx: Tx,
  approved: readonly Approved[],
  actor: string,
): Promise<void> {
  for (const [request, own] of Map.groupBy(approved, (one): ApprovalRequestRow => one.request)) {
    const waiting = request.waiting - own.length
    await updateRequest(tx, request, { waiting, ...(waiting === 0 && { state: 'signed' }) })
    await appendAudit(ctx, tx, request.org_id, ctx.clock(), [
      { actor, action: 'approval.used', subject: request.id, detail: { signed: own.length } },
    ])
  }
}
