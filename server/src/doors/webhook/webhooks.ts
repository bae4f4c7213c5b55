import { type Role, type Webhook, type WebhookEvent, webhookEventsFor } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { requireFewer } from '../../people/organisation/require-fewer.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { type ApiError, fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireCallable } from './check-url.ts'
import { newSecret, secretText } from './sign-message.ts'
import { resultInWords } from './webhook-result.ts'
import { secretPurpose, type WebhookRow } from './webhook-store.ts'

interface Owner {
  accountId: string
  organisationId: string
}

/** A member of an organisation that receives these events. */
interface Listener extends Owner {
  role: Role
}

export interface WebhookSettings {
  url: string
  description: string
  events: WebhookEvent[]
  enabled: boolean
}

const mostWebhooks = 20

/** The organisation's webhooks, newest first. */
export async function listWebhooks(ctx: Context, organisationId: string): Promise<Webhook[]> {
  const rows = await ctx.db
    .selectFrom('webhook')
    .selectAll()
    .where('org_id', '=', organisationId)
    .orderBy('id', 'desc')
    .execute()
  const waiting = await countWaiting(ctx.db, organisationId)
  return rows.map((row) => toWire(row, waiting.get(row.id) ?? 0))
}

/**
 * Adds a webhook for events from now on, and returns its secret. Throws 'invalid' for an address that must not be called, for
 * events that this role does not get, and if there are too many webhooks.
 */
export async function addWebhook(
  ctx: Context,
  { accountId, organisationId, role }: Listener,
  settings: WebhookSettings,
  idempotency: IdempotencyKey | undefined,
): Promise<{ webhook: Webhook; secret: string }> {
  requireCallable(ctx, settings.url)
  requireFitting(settings.events, role)
  const now = ctx.clock()
  const secret = newSecret()
  const id = newTenantId('hook', organisationId)
  const sealed_secret = ctx.keys.seal(secretPurpose, secret)
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const rows = tx.selectFrom('webhook').where('org_id', '=', organisationId)
      await requireFewer(tx, organisationId, { most: mostWebhooks, rows }, () =>
        refusal('invalid.too_many_webhooks', { max: mostWebhooks }),
      )
      const head = await tx
        .selectFrom('audit_head')
        .select('seq')
        .where('org_id', '=', organisationId)
        .executeTakeFirst()
      const row: WebhookRow = {
        org_id: organisationId,
        id,
        ...settings,
        sealed_secret,
        sealed_previous: null,
        previous_until: null,
        cursor_seq: head?.seq ?? '0',
        failing_since: null,
        last_result: '',
        created_at: now,
      }
      await tx.insertInto('webhook').values(row).execute()
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'webhook.added', subject: id, detail: { events: row.events.join(' ') } },
      ])
      return { webhook: toWire(row, 0), secret: secretText(secret) }
    }),
  )
}

/** Changes a webhook. When it is switched on again, it gets everything that happened while it was off. */
export async function changeWebhook(
  ctx: Context,
  { accountId, organisationId, role }: Listener,
  id: string,
  settings: Pick<WebhookSettings, 'url' | 'events'> & Partial<WebhookSettings>,
): Promise<Webhook> {
  requireCallable(ctx, settings.url)
  requireFitting(settings.events, role)
  return withRetry(ctx.db, async (tx) => {
    const row = await tx
      .updateTable('webhook')
      .set({ ...settings, failing_since: null })
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw noSuchWebhook()
    const waiting = await countWaiting(tx, organisationId)
    const detail = { enabled: row.enabled, events: row.events.join(' ') }
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'webhook.changed', subject: id, detail },
    ])
    return toWire(row, waiting.get(id) ?? 0)
  })
}

/** Deletes a webhook and its messages. */
export async function deleteWebhook(
  ctx: Context,
  { accountId, organisationId }: Owner,
  id: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    await tx
      .deleteFrom('webhook')
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow(() => noSuchWebhook())
    await tx
      .deleteFrom('webhook_message')
      .where('org_id', '=', organisationId)
      .where('webhook_id', '=', id)
      .execute()
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'webhook.deleted', subject: id },
    ])
  })
}

function requireFitting(events: readonly WebhookEvent[], role: Role): void {
  const fitting = webhookEventsFor(role)
  if (!events.every((event) => fitting.includes(event)))
    throw fieldRefusal('events', 'invalid.events_of_a_verifier')
}

const noSuchWebhook = (): ApiError => refusal('not_found.webhook')

async function countWaiting(db: Db, organisationId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('webhook_message')
    .select((q) => ['webhook_id', q.fn.countAll<string>().as('count')])
    .where('org_id', '=', organisationId)
    .where('state', '=', 'waiting')
    .groupBy('webhook_id')
    .execute()
  return new Map(rows.map((row) => [row.webhook_id, Number(row.count)]))
}

function toWire(row: WebhookRow, waiting: number): Webhook {
  const [lastResult, lastResultKey] = resultInWords(row.last_result)
  return {
    _id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    enabled: row.enabled,
    createdAt: row.created_at.toISOString(),
    waiting,
    lastResult,
    lastResultKey,
  }
}
