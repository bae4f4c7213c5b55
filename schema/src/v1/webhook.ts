import { z } from 'zod'
import { listAnswer, success } from '../envelope.ts'
import { webhookChange, webhookEvents, webhookRequest } from '../webhook.ts'
import { v1Registry } from './registry.ts'

const webhook = z
  .object({
    webhookId: z.string(),
    url: z.string(),
    description: z.string(),
    events: z.array(z.enum(webhookEvents)),
    enabled: z.boolean(),
    createdAt: z.string(),
    waiting: z.number().int(),
    lastResult: z.string().nullable(),
    lastResultKey: z.string().nullable(),
  })
  .register(v1Registry, { id: 'Webhook' })
export type V1Webhook = z.infer<typeof webhook>

export const v1WebhookRequest = webhookRequest.register(v1Registry, {
  id: 'WebhookSettings',
  examples: [
    {
      url: 'https://registrar.example/hooks/credenza',
      description: 'Records office',
      events: ['certificate.accepted', 'certificate.revoked'],
      enabled: true,
    },
  ],
})
export const v1WebhookChange = webhookChange.register(v1Registry, {
  id: 'WebhookChange',
  description: 'Without `description` or `enabled`, these stay as they are.',
  examples: [{ url: 'https://registrar.example/hooks/credenza', events: ['certificate.accepted'] }],
})
export const v1WebhookResponse = success({ data: webhook })
export const v1WebhookListResponse = success({ data: z.array(webhook), ...listAnswer })
/** `secret` signs every message; it is shown only here. */
export const v1NewWebhookResponse = success({ data: webhook, secret: z.string() })
