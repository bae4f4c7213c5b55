import type { Context } from '../../../context.ts'
import { oauthEndpoints } from './endpoints.ts'
import { supportedScopes } from './scopes.ts'

/** The authorization server's metadata for applications (RFC 8414 §2). */
export function oauthMetadata(ctx: Context) {
  const { issuer, register, authorize, token, revoke } = oauthEndpoints(ctx)
  return {
    issuer,
    authorization_endpoint: authorize,
    token_endpoint: token,
    registration_endpoint: register,
    revocation_endpoint: revoke,
    scopes_supported: supportedScopes,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
  }
}
