import type { WebhookMessage, WebhookMessageQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { newTenantId } from '../../platform/ids.ts'
import { clocksDifferMs } from '../../platform/in-force.ts'
import { newestFirst } from '../../platform/lists/order.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { isFree, purgeFree } from '../../platform/retention/hold.ts'
import { keptSince } from '../../platform/retention/kept-since.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { testPayload } from './payload.ts'
import { longestPauseMs } from './retry-schedule.ts'
import { resultInWords } from './webhook-result.ts'
import { findWebhook, type MessageRow } from './webhook-store.ts'

interface Owner {
  accountId: string
  organisationId: string
}

/** One page of a webhook's messages, newest first. */
export async function listMessages(
  ctx: Context,
  organisationId: string,
  webhookId: string,
  query: WebhookMessageQuery,
): Promise<{ data: WebhookMessage[]; nextCursor: string | null; total: number }> {
  await findWebhook(ctx.db, organisationId, webhookId)
  const matching = ctx.db
    .selectFrom('webhook_message')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('webhook_id', '=', webhookId)
    .$if(query.state !== undefined, (q) => q.where('state', '=', query.state!))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { createdAt: 'id' },
    unique: ['id'],
    standard: newestFirst,
  })
  return { data: page.map(toWire), ...rest }
}

/** Sends a message of type 'test', in the same way as others. Throws 'invalid' if the webhook is off. */
export async function sendTest(
  ctx: Context,
  { accountId, organisationId }: Owner,
  webhookId: string,
): Promise<void> {
  const now = ctx.clock()
  const id = newTenantId('msg', organisationId)
  await withRetry(ctx.db, async (tx) => {
    const webhook = await findWebhook(tx, organisationId, webhookId)
    if (!webhook.enabled) throw refusal('invalid.webhook_off')
    await tx
      .insertInto('webhook_message')
      .values({
        org_id: organisationId,
        id,
        webhook_id: webhookId,
        event: 'test',
        state: 'waiting',
        attempts: 0,
        created_at: now,
        next_attempt_at: now,
        result: '',
        payload: testPayload(webhookId, now),
      })
      .execute()
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'webhook.tested', subject: webhookId },
    ])
  })
}

/** Sends the named message, or all that failed, again under their old ids. Returns how many. */
export async function replayMessages(
  ctx: Context,
  { accountId, organisationId }: Owner,
  webhookId: string,
  messageId: string | undefined,
): Promise<number> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    await findWebhook(tx, organisationId, webhookId)
    const { numUpdatedRows } = await tx
      .updateTable('webhook_message')
      .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
      .where('org_id', '=', organisationId)
      .where('webhook_id', '=', webhookId)
      .$if(messageId !== undefined, (q) => q.where('id', '=', messageId!))
      .$if(messageId === undefined, (q) => q.where('state', '=', 'failed'))
      .executeTakeFirst()
    const count = Number(numUpdatedRows)
    if (messageId !== undefined && count === 0) throw refusal('not_found.webhook_message')
    if (count === 0) return 0
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'webhook.replayed', subject: webhookId, detail: { messages: count } },
    ])
    return count
  })
}

/** Deletes messages that ended long ago. */
export async function purgeMessages(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const since = await keptSince(ctx, 'webhook-messages')
  await purgeFree(ctx.db, (tx) =>
    tx
      .deleteFrom('webhook_message')
      .where('state', '!=', 'waiting')
      .where('created_at', '<=', since)
      .where(isFree('webhook_message.org_id', ctx.clock()))
      .execute(),
  )
}

/** Messages that wait for longer than any pause failed while the clock was ahead. They are due now. */
export async function bringForwardMessages({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await db
    .updateTable('webhook_message')
    .set({ next_attempt_at: now })
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', new Date(now.getTime() + longestPauseMs + clocksDifferMs))
    .execute()
}

function toWire(row: MessageRow): WebhookMessage {
  const [result, resultKey] = resultInWords(row.result)
  return {
    _id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : '',
    result,
    resultKey,
    payload: row.payload,
  }
}
