import { allowInsecureRequests, ClientSecretBasic, Configuration, customFetch } from 'openid-client'
import type { Context } from '../../../context.ts'
import { publicFetch } from '../../../platform/http/outgoing/public-fetch.ts'
import type { Visit } from './visit.ts'

/** Sets up `openid-client` as the client that we registered at an app. */
export function clientOf(
  ctx: Context,
  {
    api,
    authorize,
    token,
    clientId,
    clientSecret,
  }: Omit<Visit, 'accountId' | 'origin' | 'endsAt' | 'state' | 'verifier'>,
): Configuration {
  const client = new Configuration(
    { issuer: new URL(api).origin, authorization_endpoint: authorize, token_endpoint: token },
    clientId,
    undefined,
    ClientSecretBasic(clientSecret),
  )
  client[customFetch] = publicFetch(ctx)
  // Allows plain http only if the operator has; publicFetch refuses it elsewhere.
  if (ctx.config.allowPrivateAddresses) allowInsecureRequests(client)
  return client
}
