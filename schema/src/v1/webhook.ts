import { z } from 'zod'
import { listAnswer, success } from '../envelope.ts'
import { webhookChange, webhookEvents, webhookRequest } from '../webhook.ts'
import { v1Registry } from './registry.ts'

const webhook = z
  .object({
    webhookId: z.string().describe('Its id.'),
    url: z.string().describe('Where messages go.'),
    description: z.string().describe('Your own words about it; may be empty.'),
    events: z.array(z.enum(webhookEvents)).describe('What it is notified of.'),
    enabled: z.boolean().describe('Whether messages are sent.'),
    createdAt: z.string().describe('When it was added, in UTC.'),
    waiting: z.number().int().describe('How many messages still wait for a 2xx response.'),
    lastResult: z
      .string()
      .nullable()
      .describe('The HTTP status of the last attempt, or why there is none. Null before the first.'),
    lastResultKey: z
      .string()
      .nullable()
      .describe('Which sentence `lastResult` is. Null if it is an HTTP status.'),
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
export const v1NewWebhookResponse = success({
  data: webhook,
  secret: z.string().describe('Signs every message; it is shown only here.'),
})
