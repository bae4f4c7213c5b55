import { apiKeyData, makeApiKey, someWebhook, webhookData } from '../acts/integrators.ts'
import { callAs, ok, type Person } from '../acts/people.ts'
import { freshSecondFactor } from '../acts/second-factor.ts'
import { get, type Request, type Requests, type Scene, unused } from './scene.ts'

const keyOfA = ({ world, issuerA }: Scene) => makeApiKey(world, issuerA)
/** For events that issuers and verifiers can have. */
const settings = { ...webhookData, events: ['presentation.answered'] }
const webhookOfA = ({ world, issuerA }: Scene) => someWebhook(world, issuerA)

/** The address of a message to a webhook of issuer A. */
async function messageOfA({ world, issuerA }: Scene): Promise<string> {
  const id = await someWebhook(world, issuerA)
  ok(await callAs(world, issuerA, 'POST', `/api/webhooks/${id}/test`))
  const { data } = ok(await callAs(world, issuerA, 'GET', `/api/webhooks/${id}/messages`))
  return `/api/webhooks/${id}/messages/${data[0]._id}`
}

/** A call about a webhook of issuer A, by somebody who has just shown a second factor. */
const ofWebhook =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Request =>
  async (scene, caller) => {
    const { world } = scene
    const id = await unused(scene, webhookOfA)
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, method, `/api/webhooks/${id}${path}`, body)
  }

export const developerRequests: Requests = {
  'GET /api/api-keys': get('/api/api-keys'),
  'POST /api/api-keys': async ({ world }, caller) => {
    if (caller.token) await freshSecondFactor(world, caller as Person)
    return callAs(world, caller, 'POST', '/api/api-keys', apiKeyData)
  },
  'DELETE /api/api-keys/:keyId': async (scene, caller) => {
    const { id } = await unused(scene, keyOfA)
    if (caller.token) await freshSecondFactor(scene.world, caller as Person)
    return callAs(scene.world, caller, 'DELETE', `/api/api-keys/${id}`)
  },
  'GET /api/webhooks': get('/api/webhooks'),
  'POST /api/webhooks': ({ world }, caller) => callAs(world, caller, 'POST', '/api/webhooks', settings),
  'PUT /api/webhooks/:webhookId': ofWebhook('PUT', '', settings),
  'DELETE /api/webhooks/:webhookId': ofWebhook('DELETE', ''),
  'POST /api/webhooks/:webhookId/secret': ofWebhook('POST', '/secret'),
  'POST /api/webhooks/:webhookId/rotate-secret': ofWebhook('POST', '/rotate-secret'),
  'POST /api/webhooks/:webhookId/test': ofWebhook('POST', '/test'),
  'GET /api/webhooks/:webhookId/messages': ofWebhook('GET', '/messages'),
  'POST /api/webhooks/:webhookId/messages/:messageId/replay': async (scene, caller) =>
    callAs(scene.world, caller, 'POST', `${await unused(scene, messageOfA)}/replay`),
  'POST /api/webhooks/:webhookId/replay': ofWebhook('POST', '/replay'),
  'GET /api/events': get('/api/events'),
}
