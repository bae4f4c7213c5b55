import type { CorrectionRequest } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { findCertificate } from '../../certificate/find-certificates.ts'
import { readCorrectionRequest } from './list-requests.ts'
import { closeRequest, lockOpenRequest } from './open-request.ts'
import { tellHolder } from './tell-parties.ts'

/** The issuer declines a holder's request; the holder is mailed why. */
export async function declineRequest(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  { requestId, reason }: { requestId: string; reason: string },
): Promise<CorrectionRequest> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const request = await lockOpenRequest(tx, organisationId, requestId)
    const certificate = await findCertificate(tx, request.certificate_id)
    await closeRequest(tx, request, { state: 'declined', answer: reason, decided_at: now })
    await tellHolder(ctx, tx, certificate, { kind: 'declined', reason })
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'correction.declined', subject: requestId },
    ])
    return readCorrectionRequest(tx, request)
  })
}
