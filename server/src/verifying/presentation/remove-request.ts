import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { findRequest, type RequestKey } from './request-store.ts'

/** Deletes a request with its answer and receipt. Its link stops working. Throws not_found. */
export async function removeRequest(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  requestId: string,
): Promise<void> {
  const key = { organisationId, requestId }
  await withRetry(ctx.db, async (tx) => {
    await findRequest(tx, key)
    await deleteRequest(tx, key)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'presentation.deleted', subject: requestId },
    ])
  })
}

export async function deleteRequest(tx: Tx, { organisationId, requestId }: RequestKey): Promise<void> {
  await tx
    .deleteFrom('presentation_attempt')
    .where('org_id', '=', organisationId)
    .where('request_id', '=', requestId)
    .execute()
  await tx
    .deleteFrom('presentation_request')
    .where('org_id', '=', organisationId)
    .where('id', '=', requestId)
    .execute()
}
