import {
  done,
  newWebhookResponse,
  replayResponse,
  webhookChange,
  webhookListResponse,
  webhookMessageListResponse,
  webhookMessageQuery,
  webhookRequest,
  webhookResponse,
  webhookSecretResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { listMessages, replayMessages, sendTest } from './messages.ts'
import { revealSecret, rotateSecret } from './secrets.ts'
import { addWebhook, changeWebhook, deleteWebhook, listWebhooks } from './webhooks.ts'

const webhookId = pathId('webhookId')
const messageId = webhookId.extend({ messageId: z.string().max(80) })
const reading = { config: { access: ['issuer', 'verifier'] as const } }
const writing = {
  config: { access: ['approved-issuer', 'approved-verifier'], permission: 'manage' },
} as const

export function webhookRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/webhooks',
    {
      access: reading.config.access,
      summary: 'List webhooks',
      sort: ['url', 'createdAt'],
      response: webhookListResponse,
      message: 'Webhooks',
    },
    (request) => listWebhooks(ctx, organisationOfRequest(request).organisationId),
  )

  app.post(
    '/api/webhooks',
    {
      ...writing,
      schema: { summary: 'Add a webhook', body: webhookRequest, response: { 200: newWebhookResponse } },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const { webhook, secret } = await addWebhook(ctx, owner, request.body, idempotencyKey(ctx, request))
      return answer('Webhook added.', { data: webhook, secret })
    },
  )

  app.put(
    '/api/webhooks/:webhookId',
    {
      ...writing,
      schema: {
        summary: 'Change a webhook',
        params: webhookId,
        body: webhookChange,
        response: { 200: webhookResponse },
      },
    },
    async (request) => {
      const owner = organisationOfRequest(request)
      const data = await changeWebhook(ctx, owner, request.params.webhookId, request.body)
      return answer('Webhook saved.', { data })
    },
  )

  app.delete(
    '/api/webhooks/:webhookId',
    { ...writing, schema: { summary: 'Delete a webhook', params: webhookId, response: { 200: done } } },
    async (request) => {
      await deleteWebhook(ctx, organisationOfRequest(request), request.params.webhookId)
      return answer('Webhook deleted.')
    },
  )

  for (const { path, secretOf, message, ...described } of [
    {
      path: 'secret',
      summary: "Show a webhook's secret",
      description: 'Shows the secret that signs messages.',
      secretOf: revealSecret,
      message: 'Secret',
    },
    {
      path: 'rotate-secret',
      summary: "Replace a webhook's secret",
      secretOf: rotateSecret,
      message: 'New secret created. The old one works for one more day.',
    },
  ])
    app.post(
      `/api/webhooks/:webhookId/${path}`,
      {
        ...writing,
        schema: { ...described, params: webhookId, response: { 200: webhookSecretResponse } },
      },
      async (request) => {
        const secret = await secretOf(ctx, organisationOfRequest(request), request.params.webhookId)
        return answer(message, { secret })
      },
    )

  app.post(
    '/api/webhooks/:webhookId/test',
    { ...writing, schema: { summary: 'Send a test message', params: webhookId, response: { 200: done } } },
    async (request) => {
      await sendTest(ctx, organisationOfRequest(request), request.params.webhookId)
      return answer('Test sent.')
    },
  )

  app.get(
    '/api/webhooks/:webhookId/messages',
    {
      ...reading,
      schema: {
        summary: "List a webhook's messages",
        params: webhookId,
        querystring: webhookMessageQuery,
        response: { 200: webhookMessageListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const page = await listMessages(ctx, organisationId, request.params.webhookId, request.query)
      return answer('Messages', { ...page })
    },
  )

  app.post(
    '/api/webhooks/:webhookId/messages/:messageId/replay',
    {
      ...writing,
      schema: { summary: 'Resend a message', params: messageId, response: { 200: replayResponse } },
    },
    async (request) => {
      const { webhookId, messageId } = request.params
      const count = await replayMessages(ctx, organisationOfRequest(request), webhookId, messageId)
      return answer('Resending the message.', { count })
    },
  )

  app.post(
    '/api/webhooks/:webhookId/replay',
    {
      ...writing,
      schema: {
        summary: 'Resend all failed messages',
        description: 'Resends every message that failed.',
        params: webhookId,
        response: { 200: replayResponse },
      },
    },
    async (request) => {
      const { webhookId } = request.params
      const count = await replayMessages(ctx, organisationOfRequest(request), webhookId, undefined)
      return answer('Resending failed messages.', { count })
    },
  )
}
