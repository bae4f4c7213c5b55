import { type ApiScope, scopesFor } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, type Organisation, ok, type Person } from './people.ts'
import { freshSecondFactor } from './second-factor.ts'

export const apiKeyData: {
  name: string
  scopes: ApiScope[]
  expiresInDays: number
  departmentId?: string
} = {
  name: 'Registrar',
  scopes: ['check'],
  expiresInDays: 30,
}
export const webhookData = { url: 'https://hooks.example/credenza', events: ['certificate.signed'] }

/** A key of this organisation, with every scope that it can have unless some are named: a caller of /v1. */
export async function makeApiKey(
  world: TestWorld,
  organisation: Organisation,
  change: Partial<typeof apiKeyData> = {},
): Promise<Caller & { token: string; id: string }> {
  if (organisation.passkey) await freshSecondFactor(world, organisation as Person)
  const scopes = scopesFor(organisation.role)
  const body = { ...apiKeyData, scopes, ...change }
  const answer = ok(await callAs(world, organisation, 'POST', '/api/api-keys', body))
  return { token: answer.secret, id: answer.data._id }
}

/** The id of a webhook of this issuer, which is added if there is none. */
export async function someWebhook(world: TestWorld, issuer: Caller): Promise<string> {
  const [known] = ok(await callAs(world, issuer, 'GET', '/api/webhooks')).data
  if (known) return known._id
  return ok(await callAs(world, issuer, 'POST', '/api/webhooks', webhookData)).data._id
}
