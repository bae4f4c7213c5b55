import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { deleteDrafts } from '../certificate/draft/delete-drafts.ts'
import { lockCertificates } from '../certificate/lock-certificates.ts'
import { waitingCorrection } from './correction-store.ts'
import { reopenRequest } from './request/approve-request.ts'

/**
 * Deletes a correction that is not signed yet, and reopens the holder's request that it answered. Throws not_found if there is
 * no pending correction, and 'already_signed' if it is too late.
 */
export async function withdrawCorrection(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  id: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const [corrected] = await lockCertificates(tx, organisationId, [id])
    if (!corrected) throw refusal('not_found.certificate')
    const correction = await waitingCorrection(tx, corrected)
    if (!correction) throw refusal('not_found.correction')
    const withdrawn = await deleteDrafts(ctx, tx, (rows) =>
      rows.where('org_id', '=', organisationId).where('id', '=', correction.id),
    )
    if (withdrawn.length === 0) throw refusal('already_signed')
    const changed = await reopenRequest(tx, organisationId, correction.id)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'certificate.withdrawn', subject: correction.id, changed },
    ])
  })
}
