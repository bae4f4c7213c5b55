import { freshSecondFactorMs, type OidcSettings } from '@credenza/schema'
import { authorizationCodeGrant, fetchUserInfo, skipSubjectCheck } from 'openid-client'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { Provider } from '../../identity-provider/find-provider.ts'
import { secretOf } from '../../identity-provider/provider-secret.ts'
import { redirectUri } from '../../identity-provider/read-single-sign-on.ts'
import type { VouchedPerson } from '../sign-in-vouched.ts'
import { openClient } from './open-client.ts'
import type { Claims } from './presets.ts'
import { presetOf } from './presets.ts'
import { reachable } from './reachable.ts'
import { groupsIn, readPerson } from './read-person.ts'

interface Answer {
  /** The query with which the provider sent the browser back. */
  parameters: URLSearchParams
  secrets: Record<string, string>
  /** Whether the provider must have seen the person just now. */
  mustBeRecent: boolean
}

/**
 * Exchanges the provider's code for its data about a person, and checks it: state, issuer (RFC 9207), PKCE, and the ID token's
 * signature, issuer, audience, times and nonce (OpenID Connect Core 1.0, section 3.1.3.7). Throws 'single_sign_on_failed', or
 * 'unavailable' if the provider does not answer.
 */
export async function answeredPerson(
  ctx: Context,
  provider: Provider & { settings: OidcSettings },
  { parameters, secrets, mustBeRecent }: Answer,
): Promise<VouchedPerson> {
  const { settings } = provider
  const client = await reachable(openClient(ctx, settings, secretOf(ctx, provider)))
  const url = new URL(`${redirectUri(ctx)}?${parameters}`)
  const { verifier = '', nonce = '' } = secrets
  const isPlainOAuth = presetOf(settings).metadata !== undefined
  const tokens = await reachable(
    authorizationCodeGrant(client, url, {
      pkceCodeVerifier: verifier,
      expectedState: parameters.get('state') ?? '',
      ...(!isPlainOAuth && { expectedNonce: nonce, idTokenExpected: true }),
      ...(!isPlainOAuth && mustBeRecent && { maxAge: freshSecondFactorMs / 1000 }),
    }),
  )
  const claims: Claims = tokens.claims() ?? {}
  if (claims.azp !== undefined && claims.azp !== settings.clientId)
    throw refusal('single_sign_on_failed.untrusted')
  if (!isPlainOAuth && !(saysTooLittle(claims, provider) && client.serverMetadata().userinfo_endpoint))
    return readPerson(claims, settings, provider.roles)
  const subject = isPlainOAuth ? skipSubjectCheck : String(claims.sub)
  const more: Claims = await reachable(fetchUserInfo(client, tokens.access_token, subject))
  return readPerson({ ...more, ...claims }, settings, provider.roles)
}

/** Whether an ID token leaves out claims that the userinfo endpoint may add, as Okta's do beside an access token. */
const saysTooLittle = (claims: Claims, { roles: { groupsFrom } }: Provider): boolean =>
  claims.email === undefined || (groupsFrom !== '' && groupsIn(claims, groupsFrom).length === 0)

/** The provider of an OpenID Connect sign-in. Throws for any other. */
export function requireOidc(provider: Provider | undefined): Provider & { settings: OidcSettings } {
  if (provider?.settings.kind !== 'oidc') throw refusal('single_sign_on_failed.not_offered')
  return provider as Provider & { settings: OidcSettings }
}
