import type { OidcSettings } from '@credenza/schema'
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import type { Context } from '../../../context.ts'
import { publicFetch } from '../../../platform/http/outgoing/public-fetch.ts'
import { presetOf } from './presets.ts'

/**
 * The provider for `openid-client`, discovered now (OpenID Connect Discovery 1.0). Signatures of ID tokens are always checked
 * with the provider's published keys. Rejects if it cannot be reached or gives another issuer.
 */
export async function openClient(
  ctx: Context,
  settings: OidcSettings,
  secret: string | undefined,
): Promise<Configuration> {
  const { issuer, clientId } = settings
  const fetch = publicFetch(ctx)
  const extras = [
    enableNonRepudiationChecks,
    // Plain http only if the operator has allowed it; otherwise publicFetch refuses it.
    ...(ctx.config.allowPrivateAddresses ? [allowInsecureRequests] : []),
  ]
  const authentication = secret === undefined ? undefined : secretAs(secret)
  const known = presetOf(settings).metadata?.(issuer.replace(/\/$/, ''))
  if (!known)
    return discovery(new URL(issuer), clientId, undefined, authentication, {
      execute: extras,
      [customFetch]: fetch,
    })
  const client = new Configuration(known, clientId, undefined, authentication)
  client[customFetch] = fetch
  for (const extra of extras.slice(1)) extra(client)
  return client
}

/** Sends the secret by HTTP Basic, the default (RFC 8414, section 2), unless the provider accepts it only in the body. */
const secretAs =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    return authenticate(secret)(server, ...rest)
  }
