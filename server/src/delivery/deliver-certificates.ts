import { type Alongside, type BulkResult, inChunks, lockOpen, nothingElse } from '../certificate/bulk.ts'
import { transitionOfRow } from '../certificate/row-state.ts'
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
  { ids, act }: { ids: readonly string[]; act: string },
  alongside: Alongside = nothingElse,
): Promise<BulkResult> {
  return inChunks(ids, (chunk) =>
    withRetry(ctx.db, async (tx) => {
      const { open, failed } = await lockOpen(tx, organisationId, {
        ids: chunk,
        outcomeOf: (row) => transitionOfRow(row, 'deliver'),
      })
      const certificates = await deliverableOf(
        tx,
        organisationId,
        open.map((row) => row.id),
      )
      const stored = new Set(certificates.map(({ id }) => id))
      for (const { id } of open) if (!stored.has(id)) failed.push({ id, error: 'not_recorded' })
      const result: BulkResult = { done: [...stored], failed }
      await alongside(tx, result)
      await queueDeliveries(ctx, tx, organisationId, certificates, { occasion: 'issue', act, again: true })
      return result
    }),
  )
}
