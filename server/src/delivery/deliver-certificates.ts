import type { ErrorCode } from '@credenza/schema'
import { type BulkResult, inChunks } from '../certificate/bulk.ts'
import { type CertificateRow, findCertificates } from '../certificate/certificate-store.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { deliverableOf } from './deliverable.ts'
import { queueDeliveries } from './queue-deliveries.ts'

/**
 * Sends the mails of these certificates, also to holders who got theirs before. `act` names the request, such as a
 * batch: repeated under the same name it sends nothing twice.
 */
export async function deliverCertificates(
  ctx: Context,
  { organisationId }: { organisationId: string },
  { certificateIds, act }: { certificateIds: readonly string[]; act: string },
): Promise<BulkResult> {
  return inChunks(certificateIds, async (ids) => {
    const rows = (await findCertificates(ctx.db, ids)).filter((row) => row.org_id === organisationId)
    const found = new Map(rows.map((row) => [row.id, row]))
    const delivered = await withRetry(ctx.db, async (tx) => {
      const certificates = await deliverableOf(tx, organisationId, [...found.keys()])
      await queueDeliveries(ctx, tx, organisationId, certificates, { occasion: 'issue', act, again: true })
      return new Set(certificates.map(({ id }) => id))
    })
    return {
      done: ids.filter((id) => delivered.has(id)),
      failed: ids.filter((id) => !delivered.has(id)).map((id) => ({ id, error: refusalOf(found.get(id)) })),
    }
  })
}

function refusalOf(row: CertificateRow | undefined): ErrorCode {
  if (!row) return 'not_found'
  if (row.revoked_at) return 'already_revoked'
  if (row.review !== 'verified') return 'not_accepted'
  return 'not_recorded'
}
