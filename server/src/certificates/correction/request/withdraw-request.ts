import type { CorrectionRequest } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { organisationOf } from '../../../platform/ids.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { readCorrectionRequest } from './list-requests.ts'
import { closeRequest, lockOpenRequest, requestNotFound } from './open-request.ts'

/** The holder withdraws their own open request. */
export async function withdrawCorrectionRequest(
  ctx: Context,
  accountId: string,
  requestId: string,
): Promise<CorrectionRequest> {
  const organisationId = organisationOf(requestId, 'corr')
  if (!organisationId) throw requestNotFound()
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const own = await tx
      .selectFrom('correction_request')
      .select('id')
      .where('org_id', '=', organisationId)
      .where('id', '=', requestId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (!own) throw requestNotFound()
    const request = await lockOpenRequest(tx, organisationId, requestId)
    await closeRequest(tx, request, { state: 'withdrawn', decided_at: now })
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'correction.taken-back', subject: requestId },
    ])
    return readCorrectionRequest(tx, request)
  })
}
