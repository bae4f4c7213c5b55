import { apiScopes } from '@credenza/schema'
import { type Caller, callAs, type Organisation, ok, type Person } from './people.ts'
import { freshSecondFactor } from './second-factor.ts'
import type { TestWorld } from './test-world.ts'

export const apiKeyData = { name: 'Registrar', scopes: [...apiScopes], expiresInDays: 30 }
export const webhookData = { url: 'https://hooks.example/credenza', events: ['certificate.signed'] }

/** A key of this issuer, with every scope unless some are named: a caller of /v1. */
export async function makeApiKey(
  world: TestWorld,
  issuer: Organisation,
  change: Partial<typeof apiKeyData> = {},
): Promise<Caller & { token: string; id: string }> {
  if (issuer.passkey) await freshSecondFactor(world, issuer as Person)
  const answer = ok(await callAs(world, issuer, 'POST', '/api/api-keys', { ...apiKeyData, ...change }))
  return { token: answer.secret, id: answer.data._id }
}

/** The id of a webhook of this issuer, which is added if there is none. */
export async function someWebhook(world: TestWorld, issuer: Caller): Promise<string> {
  const [known] = ok(await callAs(world, issuer, 'GET', '/api/webhooks')).data
  if (known) return known._id
  return ok(await callAs(world, issuer, 'POST', '/api/webhooks', webhookData)).data._id
}
