import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { suspendedAmong } from '../../people/organisation/suspended-among.ts'
import { noteOutcomes } from './note-outcomes.ts'
import { secretsOf } from './secrets.ts'
import { sendMessage } from './send-message.ts'
import { signedHeaders } from './sign-message.ts'
import type { MessageRow, WebhookRow } from './webhook-store.ts'

/** How many messages are sent to one webhook at a time: one while it fails, because most of them would fail too. */
const atOnce = { sound: 8, failing: 1 } as const
/** How long a process keeps the messages it took: longer than the longest attempt. */
const takenForMs = 60_000

/** The webhooks with messages that are due now, except those of suspended organisations, whose messages wait like their calls. */
export async function dueWebhooks(ctx: Context): Promise<WebhookRow[]> {
  const now = ctx.clock()
  const webhooks = await ctx.db
    .selectFrom('webhook')
    .selectAll()
    .where('enabled', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_message as message')
          .select('message.id')
          .whereRef('message.org_id', '=', 'webhook.org_id')
          .whereRef('message.webhook_id', '=', 'webhook.id')
          .where('message.state', '=', 'waiting')
          .where('message.next_attempt_at', '<=', now),
      ),
    )
    .execute()
  const suspended = await suspendedAmong(
    ctx.db,
    webhooks.map(({ org_id }) => org_id),
  )
  return webhooks.filter(({ org_id }) => !suspended.has(org_id))
}

/**
 * Sends a few of a webhook's due messages and stores the outcome of each. Delivery is at least once: if the process dies in
 * between, its messages become due again, with the same ids. Returns false if there was nothing to send.
 */
export async function deliverDue(ctx: Context, webhook: WebhookRow, signal: AbortSignal): Promise<boolean> {
  const messages = await takeDue(ctx, webhook)
  if (messages.length === 0) return false
  const url = new URL(webhook.url)
  const secrets = secretsOf(ctx, webhook)
  const sent = await Promise.all(
    messages.map(async (message) => {
      const headers = signedHeaders(message, secrets, ctx.clock())
      const content = { headers, payload: message.payload }
      const allowed = { mayCallPrivate: ctx.config.allowPrivateAddresses, signal }
      return { message, outcome: await sendMessage(url, content, allowed) }
    }),
  )
  await noteOutcomes(ctx, webhook, sent)
  return true
}

/**
 * Takes due messages by postponing their next attempt. Thus no other process takes them too, and none has to release them. Takes
 * none if the webhook has been switched off or given another address since it was read, or its organisation was suspended.
 */
async function takeDue(ctx: Context, { org_id, id, url, failing_since }: WebhookRow): Promise<MessageRow[]> {
  const suspended = await suspendedAmong(ctx.db, [org_id])
  if (suspended.has(org_id)) return []
  const now = ctx.clock()
  const most = failing_since ? atOnce.failing : atOnce.sound
  const { rows } = await sql<MessageRow>`
    UPDATE webhook_message
    SET attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + takenForMs)}
    WHERE org_id = ${org_id} AND state = 'waiting' AND next_attempt_at <= ${now} AND id IN (
      SELECT id FROM webhook_message
      WHERE org_id = ${org_id} AND webhook_id = ${id} AND state = 'waiting' AND next_attempt_at <= ${now}
      ORDER BY next_attempt_at, id LIMIT ${most})
      AND EXISTS (SELECT FROM webhook WHERE org_id = ${org_id} AND id = ${id} AND enabled AND url = ${url})
    RETURNING *`.execute(ctx.db)
  return rows
}
