import type { Context, Tx } from '../../context.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { deliverableOf } from './deliverable.ts'
import { queueDeliveries } from './queue-deliveries.ts'
import { readDeliverySettings } from './settings.ts'

/** Enqueued twice per certificate: when it is accepted, and when its document is stored. The later one takes effect. */
export const planDeliveries = defineQueue<{ organisationId: string; certificateIds: string[] }>(
  'plan-deliveries',
)

/**
 * Queues the emails for these certificates if the issuer has them sent automatically. Running it twice is safe: a
 * certificate has one delivery, and only the first writer enqueues the email.
 */
export async function runPlanDeliveries(
  ctx: Context,
  tx: Tx,
  { organisationId, certificateIds }: { organisationId: string; certificateIds: string[] },
): Promise<void> {
  const { onAcceptance } = await readDeliverySettings(tx, organisationId)
  if (!onAcceptance) return
  const certificates = await deliverableOf(tx, organisationId, certificateIds)
  await queueDeliveries(ctx, tx, organisationId, certificates, {
    occasion: 'issue',
    act: 'acceptance',
    again: false,
  })
}
