import { z } from 'zod'
import type { Role } from './account.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { optionalText } from './text.ts'

/**
 * The events that an endpoint can subscribe to. Payloads hold only ids and counts, nothing personal.
 * 'certificates.recorded' says that a transaction on the chain covers certificates logged earlier, and how many.
 */
export const webhookEvents = [
  'student.added',
  'students.imported',
  'student.deleted',
  'certificate.created',
  'certificate.withdrawn',
  'certificate.signed',
  'certificate.accepted',
  'certificate.declined',
  'certificate.logged',
  'certificate.transferred',
  'certificate.suspended',
  'certificate.reinstated',
  'certificate.revoked',
  'certificate.superseded',
  'certificates.recorded',
  'batch.ended',
  'presentation.answered',
  'presentation.refused',
  'presentation.failed',
  'presentation.expired',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** The events available to an organisation with this role. A verifier's are about its requests to holders. */
export const webhookEventsFor = (role: Role): readonly WebhookEvent[] =>
  role === 'verifier' ? webhookEvents.filter((event) => event.startsWith('presentation.')) : webhookEvents

export const webhook = z
  .object({
    _id: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(webhookEvents)),
    enabled: z.boolean(),
    createdAt: z.string(),
    /** How many messages are still waiting for a 2xx response. */
    waiting: z.number().int(),
    /** The result of the last attempt; empty before the first. */
    lastResult: z.string(),
    /** Empty if the result is an HTTP status. */
    lastResultKey: z.string(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhook>
export const webhookRequest = z
  .strictObject({
    url: z
      .url({ protocol: /^https?$/, error: saying('invalid.webhook_https') })
      .max(500)
      .describe('Where messages go.'),
    description: optionalText(200).describe('Your own words about it.'),
    events: z
      .array(z.enum(webhookEvents))
      .min(1, { error: saying('invalid.events_needed') })
      .transform((events) => [...new Set(events)])
      .describe('What to be notified of.'),
    enabled: z.boolean().default(true).describe('Whether messages are sent.'),
  })
  .meta({ id: 'WebhookRequest' })
export type WebhookRequest = z.infer<typeof webhookRequest>
/** PUT: what may be left out stays as it is, so that changing the address does not switch a webhook on. */
export const webhookChange = webhookRequest
  .extend({
    description: optionalText(200).optional().describe('Your own words about it; unchanged if left out.'),
    enabled: z.boolean().optional().describe('Whether messages are sent; unchanged if left out.'),
  })
  .meta({ id: 'WebhookChange' })
/** `secret` (whsec_…) signs every message, as in Standard Webhooks; it is shown on creation and on request. */
export const newWebhookResponse = success({ data: webhook, secret: z.string() }).meta({
  id: 'NewWebhookResponse',
})
export const webhookResponse = success({ data: webhook }).meta({ id: 'WebhookResponse' })
export const webhookListResponse = success({ data: z.array(webhook), ...listAnswer }).meta({
  id: 'WebhookListResponse',
})

export const webhookMessage = z
  .object({
    _id: z.string(),
    event: z.enum([...webhookEvents, 'test']),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    createdAt: z.string(),
    nextAttemptAt: z.string(),
    /** The HTTP status, or why there is none. */
    result: z.string(),
    resultKey: z.string(),
    payload: z.string(),
  })
  .meta({ id: 'WebhookMessage' })
export type WebhookMessage = z.infer<typeof webhookMessage>
/** GET /api/webhooks/{webhookId}/messages */
export const webhookMessageQuery = listQuery(['createdAt'])
  .omit({ search: true })
  .extend({ state: z.enum(['waiting', 'delivered', 'failed']).optional() })
export type WebhookMessageQuery = z.infer<typeof webhookMessageQuery>
/** How many messages are being sent again. */
export const replayResponse = success({ count: z.number().int() }).meta({ id: 'ReplayResponse' })
export const webhookSecretResponse = success({ secret: z.string() }).meta({ id: 'WebhookSecretResponse' })
export const webhookMessageListResponse = success({ data: z.array(webhookMessage), ...listAnswer }).meta({
  id: 'WebhookMessageListResponse',
})
