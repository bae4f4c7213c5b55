import type { AskApprovalRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { openRequest } from '../approval/open-request.ts'
import { selectedCertificates } from './selected-certificates.ts'

/** Asks the signers to approve the selected certificates; returns the request's id. Throws as `openRequest`. */
export async function askApproval(
  ctx: Context,
  actor: Actor,
  { certificates, note }: AskApprovalRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  const { organisationId } = actor
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, ctx.clock(), async () => {
      const rows = await selectedCertificates(tx, { organisationId }, certificates)
        .select('certificate.id')
        .orderBy('certificate.id')
        .execute()
      return openRequest(ctx, tx, actor, { ids: rows.map(({ id }) => id), note })
    }),
  )
}
