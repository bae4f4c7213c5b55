import { type AskApprovalRequest, mostToApprove } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../../platform/http/access.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { openApprovalRequest } from '../../approval/open-request.ts'
import { selectedCertificates } from '../list/selected-certificates.ts'
import { lockSignable } from '../lock-certificates.ts'

/**
 * Asks the signers to approve the selected certificates within reach; returns the request's id. Throws 'invalid' for
 * too many, and as `openApprovalRequest`.
 */
export async function askApproval(
  ctx: Context,
  caller: OrganisationCaller,
  { certificates, note }: AskApprovalRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, ctx.clock(), async () => {
      const rows = await selectedCertificates(tx, caller, certificates)
        .select('certificate.id')
        .orderBy('certificate.id')
        .execute()
      if (rows.length > mostToApprove)
        throw fieldRefusal('certificates', 'invalid.too_many_to_approve', { max: mostToApprove })
      const ids = rows.map(({ id }) => id)
      // For the lock only: which of them are signed, the request reads with what they say.
      await lockSignable(tx, caller.organisationId, ids)
      return openApprovalRequest(ctx, tx, caller, { ids, note })
    }),
  )
}
