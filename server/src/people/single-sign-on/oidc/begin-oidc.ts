import type { OidcSettings } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import type { Context } from '../../../context.ts'
import type { Provider } from '../../identity-provider/find-provider.ts'
import { secretOf } from '../../identity-provider/provider-secret.ts'
import { redirectUri } from '../../identity-provider/read-single-sign-on.ts'
import { type ProviderSignIn, rememberSignIn } from '../provider-sign-ins.ts'
import { openClient } from './open-client.ts'
import { presetOf } from './presets.ts'
import { reachable } from './reachable.ts'

/**
 * The address at the provider to which the browser goes, for an authorisation code with PKCE (RFC 7636), state and nonce, and
 * the value of the cookie that binds the answer to this browser. For confirming a second factor, asks the provider to
 * authenticate the person again (`max_age`, OpenID Connect Core 1.0 section 3.1.2.1).
 */
export async function beginOidc(
  ctx: Context,
  provider: Provider & { settings: OidcSettings },
  signIn: ProviderSignIn,
  language: LanguageCode,
): Promise<{ url: string; browser: string }> {
  const { settings } = provider
  const client = await reachable(openClient(ctx, settings, secretOf(ctx, provider)))
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const { state, browser } = await rememberSignIn(ctx, signIn, provider, { verifier, nonce })
  const parameters = {
    ...presetOf(settings).parameters(settings, { language, metadata: client.serverMetadata() }),
    response_type: 'code',
    redirect_uri: redirectUri(ctx),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(signIn.purpose === 'confirm' && { max_age: '0', prompt: 'login' }),
  }
  return { url: await reachable(addressOf(client, parameters)), browser }
}

/** Accepts only web addresses: a browser that follows 'javascript:' would run it as our code. */
async function addressOf(client: Configuration, parameters: Record<string, string>): Promise<string> {
  const { href, protocol } = buildAuthorizationUrl(client, parameters)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('The provider names no address of the web')
  return href
}
