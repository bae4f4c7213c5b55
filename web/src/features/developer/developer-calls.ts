import type {
  ApiKey,
  apiKeyListResponse,
  NewApiKeyRequest,
  newApiKeyResponse,
} from '@credenza/schema/api-key'
import type { done } from '@credenza/schema/envelope'
import type {
  newWebhookResponse,
  replayResponse,
  Webhook,
  WebhookMessage,
  WebhookRequest,
  webhookListResponse,
  webhookMessageListResponse,
  webhookResponse,
  webhookSecretResponse,
} from '@credenza/schema/webhook'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { fetchRows } from '../../lib/list/list-query.ts'
import { type ListPage, pagedQuery } from '../../lib/list/use-paged-list.ts'
import { spoken } from '../../lib/text/spoken.ts'

const keysPath = '/api/api-keys'
const webhooksPath = '/api/webhooks'

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async (): Promise<ApiKey[]> =>
    (await call<typeof apiKeyListResponse>({ method: 'GET', path: keysPath })).data,
})

/** Makes a key. Returns its text, which is never shown again. */
export const makeApiKey = async (json: NewApiKeyRequest, idempotencyKey: string): Promise<string> =>
  (await call<typeof newApiKeyResponse>({ method: 'POST', path: keysPath, json, idempotencyKey })).secret

export const revokeApiKey = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo(keysPath, id) })

/** Fetches the webhooks, with their last results in the page's language. */
async function fetchWebhooks(): Promise<Webhook[]> {
  const { data } = await call<typeof webhookListResponse>({ method: 'GET', path: webhooksPath })
  return Promise.all(
    data.map(async (row) => ({
      ...row,
      lastResult: await spoken({ message: row.lastResult, key: row.lastResultKey }),
    })),
  )
}

export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: fetchWebhooks })

/** Adds a webhook. Returns the secret with which it signs. */
export const addWebhook = async (json: WebhookRequest, idempotencyKey: string): Promise<string> =>
  (await call<typeof newWebhookResponse>({ method: 'POST', path: webhooksPath, json, idempotencyKey })).secret

export const changeWebhook = (id: string, json: WebhookRequest) =>
  call<typeof webhookResponse>({ method: 'PUT', path: pathTo(webhooksPath, id), json })

export const deleteWebhook = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo(webhooksPath, id) })

export const sendTest = (id: string) =>
  call<typeof done>({ method: 'POST', path: pathTo(webhooksPath, id, '/test') })

export const readSecret = async (id: string): Promise<string> =>
  (await call<typeof webhookSecretResponse>({ method: 'POST', path: pathTo(webhooksPath, id, '/secret') }))
    .secret

export const replaceSecret = async (id: string): Promise<string> =>
  (
    await call<typeof webhookSecretResponse>({
      method: 'POST',
      path: pathTo(webhooksPath, id, '/rotate-secret'),
    })
  ).secret

/** Fetches a page of a webhook's messages, newest first; `state` is one of the schema's, or '' for all. */
async function fetchMessages(
  id: string,
  state: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<WebhookMessage>> {
  const path = pathTo(webhooksPath, id, '/messages')
  const query = { state: state || undefined, cursor }
  const page = await fetchRows<typeof webhookMessageListResponse>(path, query, signal)
  const rows = page.rows.map(async (row) => ({
    ...row,
    result: await spoken({ message: row.result, key: row.resultKey }),
  }))
  return { ...page, rows: await Promise.all(rows) }
}

export const messagesQuery = (webhookId: string, state: string) =>
  pagedQuery(['webhook-messages', webhookId, state], (cursor, signal) =>
    fetchMessages(webhookId, state, cursor, signal),
  )

/** Sends one message again, or all that failed if none is named. */
export const replayMessages = (id: string, messageId: string | undefined) => {
  const path = messageId
    ? pathTo(pathTo(webhooksPath, id, '/messages'), messageId, '/replay')
    : pathTo(webhooksPath, id, '/replay')
  return call<typeof replayResponse>({ method: 'POST', path })
}
