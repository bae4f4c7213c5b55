import { apiKeyListResponse, done, newApiKeyRequest, newApiKeyResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { listApiKeys, makeApiKey, revokeApiKey } from './api-keys.ts'

export function apiKeyRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/api-keys',
    {
      access: ['issuer', 'verifier'],
      summary: 'List API keys',
      sort: ['name', 'createdAt'],
      response: apiKeyListResponse,
      message: 'API keys',
    },
    (request) => listApiKeys(ctx, organisationOfRequest(request).organisationId),
  )

  app.post(
    '/api/api-keys',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'own' },
      schema: { summary: 'Create an API key', body: newApiKeyRequest, response: { 200: newApiKeyResponse } },
    },
    async (request) => {
      const idempotency = idempotencyKey(ctx, request)
      const { key, secret } = await makeApiKey(ctx, organisationOfRequest(request), request.body, idempotency)
      return answer('API key created.', { data: key, secret })
    },
  )

  app.delete(
    '/api/api-keys/:keyId',
    {
      config: { access: ['issuer', 'verifier'], permission: 'manage' },
      schema: {
        summary: 'Delete an API key',
        params: pathId('keyId'),
        response: { 200: done },
      },
    },
    async (request) => {
      await revokeApiKey(ctx, organisationOfRequest(request), request.params.keyId)
      return answer('API key revoked.')
    },
  )
}
