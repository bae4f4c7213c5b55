import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { newTenantId } from '../../platform/ids.ts'
import { actionsOf, eventOf, payloadOf } from './payload.ts'
import type { WebhookRow } from './webhook-store.ts'

/** How many entries of a trail one transaction processes. */
const chunkSize = 2000

/**
 * Creates messages for the entries since each webhook's cursor. The cursor moves in the same transaction as the messages, and
 * only from the value read, so every entry becomes one message even if two processes run this at once. A webhook that is off
 * keeps its position and catches up later. A trail that cannot be read does not delay other webhooks.
 */
export async function collectMessages(ctx: Context): Promise<void> {
  const behind = await ctx.db
    .selectFrom('webhook')
    .innerJoin('audit_head', 'audit_head.org_id', 'webhook.org_id')
    .selectAll('webhook')
    .select('audit_head.seq as headSeq')
    .where('webhook.enabled', '=', true)
    .whereRef('webhook.cursor_seq', '<', 'audit_head.seq')
    .execute()
  for (const { headSeq, ...webhook } of behind)
    await catchUp(ctx, webhook, BigInt(headSeq)).catch((error: unknown) =>
      ctx.log.warn({ fault: faultOf(error) }, 'A webhook waits'),
    )
}

async function catchUp(ctx: Context, webhook: WebhookRow, headSeq: bigint): Promise<void> {
  let from = BigInt(webhook.cursor_seq)
  while (from < headSeq) {
    const upTo = from + BigInt(chunkSize) < headSeq ? from + BigInt(chunkSize) : headSeq
    if (!(await collectChunk(ctx, webhook, from, upTo))) return
    from = upTo
  }
}

/**
 * Processes one chunk. Returns false if another process was faster, the last entry is not visible yet, or the webhook has been
 * switched off or listens to other events since.
 */
async function collectChunk(ctx: Context, webhook: WebhookRow, from: bigint, upTo: bigint): Promise<boolean> {
  const { org_id, id: webhook_id } = webhook
  // In a distributed database the head can become visible shortly before the entry.
  const last = await ctx.db
    .selectFrom('audit_entry')
    .select('seq')
    .where('org_id', '=', org_id)
    .where('seq', '=', String(upTo))
    .executeTakeFirst()
  if (!last) return false
  const entries = await ctx.db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'action', 'subject', 'detail'])
    .where('org_id', '=', org_id)
    .where('seq', '>', String(from))
    .where('seq', '<=', String(upTo))
    .where('action', '=', anyOf(actionsOf(webhook.events)))
    .orderBy('seq')
    .execute()
  const now = ctx.clock()
  const messages = entries.map((entry) => ({
    org_id,
    id: newTenantId('msg', org_id),
    webhook_id,
    event: eventOf(entry)!,
    state: 'waiting' as const,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
    result: '' as const,
    payload: payloadOf(entry),
  }))
  return withRetry(ctx.db, async (tx) => {
    const moved = await tx
      .updateTable('webhook')
      .set({ cursor_seq: String(upTo) })
      .where('org_id', '=', org_id)
      .where('id', '=', webhook_id)
      .where('cursor_seq', '=', String(from))
      .where('enabled', '=', true)
      .where(sql<boolean>`events = ${webhook.events}::text[]`)
      .returning('id')
      .executeTakeFirst()
    if (moved) await insertRecords(tx, 'webhook_message', messages)
    return moved !== undefined
  })
}
