import type { MailReason } from '@credenza/schema/sentences/mail'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { patienceMs } from '../../platform/mail/outbox.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { sendDelivery } from './send-delivery.job.ts'

/** A full mailbox is not emptied within minutes. */
const pauseSeconds = 4 * 60 * 60

/**
 * Notes that the email of a round bounced: it is sent again after some hours, or counts as failed. Does nothing if it was sent
 * again since.
 */
export async function noteReturned(
  ctx: Context,
  tx: Tx,
  { organisationId, deliveryId, round }: { organisationId: string; deliveryId: string; round: number },
  { reason, mayResend }: { reason: MailReason; mayResend: boolean },
): Promise<void> {
  const now = ctx.clock()
  const noted = await tx
    .updateTable('delivery')
    .set({
      failure: JSON.stringify({ reason, status: null }),
      ...(mayResend
        ? {
            state: 'waiting' as const,
            round: sql<number>`round + 1`,
            attempts: 0,
            give_up_at: new Date(now.getTime() + pauseSeconds * 1000 + patienceMs),
          }
        : { state: 'failed' as const }),
    })
    .where('org_id', '=', organisationId)
    .where('id', '=', deliveryId)
    .where('round', '=', round)
    .where('state', '=', 'sent')
    .returning(['certificate_id', 'round'])
    .executeTakeFirst()
  if (!noted) return
  if (mayResend) {
    const again = { organisationId, deliveryId, round: noted.round }
    await ctx.jobs.enqueue(tx, sendDelivery, again, { afterSeconds: pauseSeconds })
  }
  await appendAudit(ctx, tx, organisationId, now, [
    {
      actor: 'system',
      action: 'delivery.returned',
      subject: noted.certificate_id,
      leavesState: true,
      detail: { reason },
    },
  ])
}
