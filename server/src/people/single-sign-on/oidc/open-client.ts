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
import { publicFetch } from '../../../platform/http/fetch-public.ts'
import { presetOf } from './presets.ts'

/**
 * The provider as `openid-client` calls it, discovered now (OpenID Connect Discovery 1.0). Signatures of ID tokens are
 * always checked, with the provider's published keys. Rejects when it cannot be reached or says it is somebody else.
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
    // Plain http only where the operator has allowed it; publicFetch refuses it elsewhere.
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

/** By HTTP Basic, which is the default (RFC 8414, section 2), unless the provider takes it in the body only. */
const secretAs =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
    return authenticate(secret)(server, ...rest)
  }
