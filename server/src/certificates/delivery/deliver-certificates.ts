import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../context.ts'
import type { Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { transitionOf } from '../certificate/certificate-state.ts'
import { lockOpen } from '../certificate/lock-open.ts'
import { deliverableOf } from './deliverable.ts'
import { queueDeliveries } from './queue-deliveries.ts'

/**
 * Emails up to a chunk of certificates, even to holders who already got theirs. `act` names the cause, such as a batch:
 * repeated with the same name, nothing is sent twice.
 */
export async function deliverChunk(
  ctx: Context,
  { organisationId }: { organisationId: string },
  { ids, act }: { ids: readonly string[]; act: string },
  alongside: Alongside,
): Promise<BulkResult> {
  return withRetry(ctx.db, async (tx) => {
    const { open, failed } = await lockOpen(tx, organisationId, {
      ids,
      outcomeOf: (certificate) => transitionOf(certificate, 'deliver'),
    })
    const certificates = await deliverableOf(
      tx,
      organisationId,
      open.map((certificate) => certificate.id),
    )
    const stored = new Set(certificates.map(({ id }) => id))
    for (const { id } of open) if (!stored.has(id)) failed.push({ id, why: sentence('not_recorded') })
    const result: BulkResult = { done: [...stored], failed }
    await alongside(tx, result)
    await queueDeliveries(ctx, tx, organisationId, certificates, { occasion: 'issue', act, again: true })
    return result
  })
}
