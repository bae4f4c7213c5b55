import { writeJws } from '@credenza/credential/issue'
import type { Context } from '../../context.ts'
import { displayNameOf } from '../../people/organisation/find-organisation.ts'
import { publicIssuer } from '../../people/organisation/public/public-issuer.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { configurationIds, configurations } from './configurations.ts'
import { endpointsOf } from './endpoints.ts'

/** How many copies of a certificate, each bound to a different key, one request can get. */
export const mostCopies = 10
export const preAuthorizedGrant = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/**
 * An issuer's metadata for wallets (OpenID4VCI §12.2.4). It is its own authorization server, and includes that metadata too,
 * because the wallets of Digital Bazaar read only this document. Throws not_found for organisations that are not approved
 * issuers.
 */
export async function issuerMetadata(ctx: Context, organisationId: string) {
  const organisation = await publicIssuer(ctx, organisationId)
  const { issuer, credential, nonce, deferred, notification } = endpointsOf(ctx, organisationId)
  return {
    ...(await authorizationServerMetadata(ctx, organisationId)),
    credential_issuer: issuer,
    credential_endpoint: credential,
    nonce_endpoint: nonce,
    deferred_credential_endpoint: deferred,
    notification_endpoint: notification,
    batch_credential_issuance: { batch_size: mostCopies },
    display: [{ name: displayNameOf(organisation) }],
    credential_configurations_supported: configurations(ctx),
  }
}

/** The issuer's metadata signed with its wallet key, valid for a day (OpenID4VCI §12.2.3). */
export async function signedIssuerMetadata(ctx: Context, organisationId: string): Promise<string> {
  const metadata = await issuerMetadata(ctx, organisationId)
  const key = await walletKey(ctx, organisationId)
  const now = Math.floor(ctx.clock().getTime() / 1000)
  const issuer = metadata.credential_issuer
  return writeJws(
    { alg: 'ES256', typ: 'openidvci-issuer-metadata+jwt', kid: key.publicKeyMultibase, x5c: key.x5c },
    { ...metadata, iss: issuer, sub: issuer, iat: now, exp: now + 24 * 60 * 60 },
    key.sign,
  )
}

/** The issuer's metadata as an authorization server (RFC 8414). Throws as `issuerMetadata`. */
export async function authorizationServerMetadata(ctx: Context, organisationId: string) {
  await publicIssuer(ctx, organisationId)
  const { issuer, authorize, push, token } = endpointsOf(ctx, organisationId)
  return {
    issuer,
    authorization_endpoint: authorize,
    pushed_authorization_request_endpoint: push,
    require_pushed_authorization_requests: true,
    token_endpoint: token,
    grant_types_supported: ['authorization_code', preAuthorizedGrant],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    token_endpoint_auth_methods_supported: ['none'],
    dpop_signing_alg_values_supported: ['ES256'],
    authorization_details_types_supported: ['openid_credential'],
    scopes_supported: configurationIds,
    'pre-authorized_grant_anonymous_access_supported': true,
  }
}
