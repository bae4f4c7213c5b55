import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { patienceMs, pauseAfter } from './retry-schedule.ts'
import type { Outcome } from './send-message.ts'
import { tellSwitchedOff } from './tell-switched-off.ts'
import type { MessageRow, WebhookRow } from './webhook-store.ts'

interface Sent {
  message: MessageRow
  outcome: Outcome
}

/** Stores how attempts ended: delivered, to be tried again later, or failed for good. */
export async function noteOutcomes(ctx: Context, webhook: WebhookRow, sent: readonly Sent[]): Promise<void> {
  const now = ctx.clock()
  const rows = sent.map(({ message, outcome }) => {
    const pause = outcome.delivered ? undefined : pauseAfter(message.attempts)
    const failed = pause === undefined ? 'failed' : 'waiting'
    return {
      id: message.id,
      attempts: message.attempts,
      state: outcome.delivered ? 'delivered' : failed,
      next: new Date(now.getTime() + (pause ?? 0)),
      result: outcome.result,
    }
  })
  await withRetry(ctx.db, async (tx) => {
    const current = await lockWebhook(tx, webhook)
    // `attempts` identifies the attempt: it is different if the message was replayed in the meantime.
    await sql`
      UPDATE webhook_message AS message
      SET state = ended.state, next_attempt_at = ended.next, result = ended.result
      FROM unnest(${rows.map((row) => row.id)}::text[], ${rows.map((row) => row.attempts)}::int[],
        ${rows.map((row) => row.state)}::text[], ${rows.map((row) => row.next)}::timestamptz[],
        ${rows.map((row) => row.result)}::text[]) AS ended (id, attempts, state, next, result)
      WHERE message.org_id = ${webhook.org_id} AND message.id = ended.id
        AND message.attempts = ended.attempts AND message.state = 'waiting'`.execute(tx)
    if (current) await noteStanding(ctx, tx, { current, begun: webhook }, sent, now)
  })
}

/** First, as deleting a webhook does, so that neither waits for the other in a circle. Undefined if it is off or deleted. */
const lockWebhook = (tx: Tx, { org_id, id }: WebhookRow): Promise<WebhookRow | undefined> =>
  tx
    .selectFrom('webhook')
    .selectAll()
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .forUpdate()
    .executeTakeFirst()

/**
 * Updates a webhook's standing: one success makes it sound, and days without any success switch it off. Attempts at an address
 * that it no longer has say nothing about it, and failed ones nothing if its standing has changed since they began.
 */
async function noteStanding(
  ctx: Context,
  tx: Tx,
  { current: webhook, begun }: { current: WebhookRow; begun: WebhookRow },
  sent: readonly Sent[],
  now: Date,
): Promise<void> {
  const isSound = sent.some(({ outcome }) => outcome.delivered)
  const isSameStanding = webhook.failing_since?.getTime() === begun.failing_since?.getTime()
  if (webhook.url !== begun.url || !(isSound || isSameStanding)) return
  const since = isSound ? null : (webhook.failing_since ?? now)
  const isHopeless = since !== null && now.getTime() - since.getTime() > patienceMs
  await tx
    .updateTable('webhook')
    .set({
      last_result: sent.at(-1)!.outcome.result,
      failing_since: since,
      ...(isHopeless && { enabled: false }),
    })
    .where('org_id', '=', webhook.org_id)
    .where('id', '=', webhook.id)
    .execute()
  if (!isHopeless) return
  await tellSwitchedOff(ctx, tx, webhook)
  await appendAudit(ctx, tx, webhook.org_id, now, [
    { actor: 'system', action: 'webhook.switched-off', subject: webhook.id },
  ])
}
