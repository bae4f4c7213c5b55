import type { OidcSettings } from '@credenza/schema'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import type { Context } from '../../../context.ts'
import { fieldRefusal, refusal } from '../../../platform/http/api-error.ts'
import { publicFetch } from '../../../platform/http/outgoing/public-fetch.ts'
import { openClient } from './open-client.ts'
import { reachable } from './reachable.ts'

type Keys = ReturnType<typeof createLocalJWKSet>

/** The signature algorithms that a provider's published keys can have. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** The maximum age of a token, and how long it is remembered. */
export const logoutTokenLifetimeMs = 10 * 60_000

export interface LogoutToken {
  id: string
  subject: string | undefined
  session: string | undefined
}

/**
 * Reads a logout token after the checks of OpenID Connect Back-Channel Logout 1.0, section 2.6, except whether it was used
 * before. Throws 'single_sign_on_failed' if a check fails, and 'unavailable' if the provider's keys cannot be read.
 */
export async function readLogoutToken(
  ctx: Context,
  settings: OidcSettings,
  token: string,
): Promise<LogoutToken> {
  const keys = await publishedKeys(ctx, settings)
  try {
    return await checkedToken(token, keys, settings, ctx.clock())
  } catch {
    throw fieldRefusal('logout_token', 'single_sign_on_failed.untrusted')
  }
}

async function publishedKeys(ctx: Context, settings: OidcSettings): Promise<Keys> {
  const { jwks_uri } = (await reachable(openClient(ctx, settings, undefined))).serverMetadata()
  if (!jwks_uri) throw refusal('single_sign_on_failed.untrusted')
  const how = { method: 'GET', headers: { accept: 'application/json' } }
  const answer = await reachable(publicFetch(ctx)(jwks_uri, how))
  return createLocalJWKSet(await reachable(answer.json() as Promise<JSONWebKeySet>))
}

async function checkedToken(
  token: string,
  keys: Keys,
  { issuer, clientId }: OidcSettings,
  now: Date,
): Promise<LogoutToken> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience: clientId,
    currentDate: now,
    maxTokenAge: logoutTokenLifetimeMs / 1000,
    clockTolerance: 30,
    requiredClaims: ['jti', 'events'],
  })
  const { jti, sub, sid, events, nonce } = payload
  const isLogout = Object(events) === events && Object.hasOwn(events as object, logoutEvent)
  if (!isLogout || nonce !== undefined) throw new Error('This is not a logout token')
  const session = typeof sid === 'string' ? sid : undefined
  if (sub === undefined && !session) throw new Error('The token names nobody')
  return { id: jti!, subject: sub, session }
}
