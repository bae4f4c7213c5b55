import type { MailFailure } from '@credenza/schema/sentences/mail'
import type { Updateable } from 'kysely'
import type { Context } from '../../context.ts'
import { requireMaySend } from '../../people/own-name/may-send.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { KeyStoreFailed } from '../../platform/keys/store/key-store.ts'
import { MailFailed, mailFailureOf } from '../../platform/mail/mail.ts'
import { sendNow } from '../../platform/mail/send-now.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { composeDelivery } from './mail/compose-delivery.ts'
import type { DeliveryRow, DeliveryTables } from './tables.ts'

interface SendDelivery {
  organisationId: string
  deliveryId: string
  round: number
}

/** More attempts than fit into a day; the delivery's `give_up_at` ends them. */
export const sendDelivery = defineQueue<SendDelivery>('send-delivery', { retryLimit: 2_000 })

/**
 * Writes one email to one holder from the current data, and hands it over. Running it twice is safe: a sent delivery is not
 * sent again, and after a crash between sending and recording, the second copy has the first one's Message-ID.
 */
export async function runSendDelivery(ctx: Context, job: SendDelivery): Promise<void> {
  const delivery = await findWaiting(ctx, job)
  if (!delivery) return
  try {
    // Before anything is drawn for it.
    await requireMaySend(ctx.db, delivery.org_id)
    const mail = await composeDelivery(ctx, delivery)
    if (!mail) return await withdraw(ctx, delivery)
    await sendNow(ctx, mail, delivery)
  } catch (error) {
    if (await noteFailure(ctx, delivery, error)) return
    throw error
  }
  await noteOutcome(ctx, delivery, { state: 'sent', failure: null, sent_at: ctx.clock() }, 'delivery.sent')
}

function findWaiting(
  { db }: Context,
  { organisationId, deliveryId, round }: SendDelivery,
): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('delivery')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', deliveryId)
    .where('round', '=', round)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** Drops the email of a withdrawn certificate: it is not sent, and does not count as failed. */
async function withdraw(ctx: Context, { org_id, id, round }: DeliveryRow): Promise<void> {
  await ctx.db
    .deleteFrom('delivery')
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('round', '=', round)
    .execute()
}

/** Why an attempt failed: also because of the service that seals the PDF inside. */
const failureOf = (error: unknown): MailFailure =>
  error instanceof KeyStoreFailed ? { reason: 'pdf_not_sealed', status: null } : mailFailureOf(error)

/** Whether that was the last attempt. */
async function noteFailure(ctx: Context, delivery: DeliveryRow, error: unknown): Promise<boolean> {
  const isRefused = error instanceof MailFailed && error.isFinal
  const failure = failureOf(error)
  const noted = { failure: JSON.stringify(failure) }
  if (isRefused || delivery.give_up_at <= ctx.clock()) {
    await noteOutcome(ctx, delivery, { state: 'failed', ...noted }, 'delivery.failed')
    ctx.log.warn({ delivery: delivery.id, ...failure }, 'A certificate could not be delivered')
    return true
  }
  await ctx.db
    .updateTable('delivery')
    .set({ ...noted, attempts: delivery.attempts + 1 })
    .where('org_id', '=', delivery.org_id)
    .where('id', '=', delivery.id)
    .where('round', '=', delivery.round)
    .where('state', '=', 'waiting')
    .execute()
  return false
}

async function noteOutcome(
  ctx: Context,
  { org_id, id, round, attempts, certificate_id }: DeliveryRow,
  outcome: Updateable<DeliveryTables['delivery']>,
  action: 'delivery.sent' | 'delivery.failed',
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const isNoted = await tx
      .updateTable('delivery')
      .set({ ...outcome, attempts: attempts + 1 })
      .where('org_id', '=', org_id)
      .where('id', '=', id)
      .where('round', '=', round)
      .returning('id')
      .executeTakeFirst()
    if (!isNoted) return
    await appendAudit(ctx, tx, org_id, ctx.clock(), [
      { actor: 'system', action, subject: certificate_id, leavesState: true },
    ])
  })
}
