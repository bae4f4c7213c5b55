import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { addressOfScope } from '../../../people/account/application/scopes.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { askApp } from './ask-app.ts'
import { clientOf } from './client.ts'
import { describeApp } from './describe-app.ts'
import { returnAddress, sealVisit } from './visit.ts'

const scope = [addressOfScope('credential.readonly'), addressOfScope('profile.readonly')].join(' ')
const registered = z.object({ client_id: z.string().max(4_000), client_secret: z.string().max(1_000) })

/**
 * Registers at an app that keeps badges (RFC 7591), and asks to read this student's: authorisation code with PKCE and state.
 * Each visit registers again, so that nothing has to be stored. The app sends the student back to the host where they are.
 * Throws 'invalid', and 'unavailable' if the app does not answer.
 */
export async function beginVisit(
  ctx: Context,
  accountId: string,
  { app, origin }: { app: string; origin: string },
): Promise<{ url: string; visit: string }> {
  const { register, ...described } = await describeApp(ctx, app)
  const { body } = await askApp(ctx, register, { json: registration(origin) })
  const { data } = registered.safeParse(body)
  if (!data) throw refusal('invalid.badge_app')
  const client = { ...described, clientId: data.client_id, clientSecret: data.client_secret }
  const verifier = randomPKCECodeVerifier()
  const state = randomState()
  const { href: url } = buildAuthorizationUrl(clientOf(ctx, client), {
    redirect_uri: returnAddress(origin),
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url, visit: sealVisit(ctx, { accountId, origin, ...client, state, verifier }) }
}

/** Our registration (Open Badges 3.0 §7.1.1). Apps expect all its addresses at one host. */
function registration(origin: string) {
  return {
    client_name: `Credenza at ${new URL(origin).host}`,
    client_uri: origin,
    logo_uri: `${origin}/icon-512.png`,
    tos_uri: `${origin}/terms`,
    policy_uri: `${origin}/privacy`,
    software_id: 'credenza',
    software_version: '1',
    redirect_uris: [returnAddress(origin)],
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    scope,
  }
}
