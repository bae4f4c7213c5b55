import type { OidcSettings } from '@credenza/schema'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import type { Context } from '../../../context.ts'
import { publicFetch } from '../../../platform/http/outgoing/public-fetch.ts'
import { openClient } from './open-client.ts'

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
 * before. Rejects if a check fails.
 */
export async function readLogoutToken(
  ctx: Context,
  settings: OidcSettings,
  token: string,
): Promise<LogoutToken> {
  const { jwks_uri } = (await openClient(ctx, settings, undefined)).serverMetadata()
  if (!jwks_uri) throw new Error('The provider publishes no keys')
  const answer = await publicFetch(ctx)(jwks_uri, { method: 'GET', headers: { accept: 'application/json' } })
  const keys = createLocalJWKSet((await answer.json()) as JSONWebKeySet)
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    issuer: settings.issuer,
    audience: settings.clientId,
    currentDate: ctx.clock(),
    maxTokenAge: logoutTokenLifetimeMs / 1000,
    clockTolerance: 30,
    requiredClaims: ['jti', 'events'],
  })
  const { jti, sub, sid, events, nonce } = payload
  const isLogout = Object(events) === events && Object.hasOwn(events as object, logoutEvent)
  if (!isLogout || nonce !== undefined) throw new Error('This is no logout token')
  const session = typeof sid === 'string' ? sid : undefined
  if (sub === undefined && !session) throw new Error('The token names nobody')
  return { id: jti!, subject: sub, session }
}
