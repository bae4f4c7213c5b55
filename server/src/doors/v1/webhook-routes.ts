import { done, type Webhook } from '@credenza/schema'
import {
  type V1Webhook,
  v1NewWebhookResponse,
  v1WebhookChange,
  v1WebhookListResponse,
  v1WebhookRequest,
  v1WebhookResponse,
} from '@credenza/schema/v1/index'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { addWebhook, changeWebhook, deleteWebhook, listWebhooks } from '../webhook/webhooks.ts'

const webhookId = pathId('webhookId')
const managing = { config: { access: ['webhooks:manage'] as const } }

export function webhookRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/v1/webhooks',
    {
      access: ['webhooks:manage'],
      summary: 'List webhooks',
      sort: ['url', 'createdAt'],
      response: v1WebhookListResponse,
      message: 'Webhooks',
    },
    async (request) => (await listWebhooks(ctx, organisationOfRequest(request).organisationId)).map(toV1),
  )

  app.post(
    '/v1/webhooks',
    {
      ...managing,
      schema: {
        summary: 'Add a webhook',
        description: 'Takes an Idempotency-Key. The secret is shown this once.',
        body: v1WebhookRequest,
        response: { 200: v1NewWebhookResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const { webhook, secret } = await addWebhook(ctx, owner, request.body, idempotencyKey(ctx, request))
      return answer('Webhook added.', { data: toV1(webhook), secret })
    },
  )

  app.put(
    '/v1/webhooks/:webhookId',
    {
      ...managing,
      schema: {
        summary: 'Change a webhook',
        params: webhookId,
        body: v1WebhookChange,
        response: { 200: v1WebhookResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const data = toV1(await changeWebhook(ctx, owner, request.params.webhookId, request.body))
      return answer('Webhook saved.', { data })
    },
  )

  app.delete(
    '/v1/webhooks/:webhookId',
    { ...managing, schema: { summary: 'Delete a webhook', params: webhookId, response: { 200: done } } },
    async (request) => {
      await deleteWebhook(ctx, organisationOfRequest(request), request.params.webhookId)
      return answer('Webhook deleted.')
    },
  )
}

const toV1 = ({ _id, lastResult, lastResultKey, ...webhook }: Webhook): V1Webhook => ({
  webhookId: _id,
  ...webhook,
  lastResult: lastResult || null,
  lastResultKey: lastResultKey || null,
})
