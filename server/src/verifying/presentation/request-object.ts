import { writeJws } from '@credenza/credential/issue'
import { SD_JWT_VC } from '@credenza/credential/sd-jwt'
import type { Context } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { openP256Key } from '../../platform/keys/p256-key.ts'
import { methodOf } from '../../proof/issuer/did.ts'
import { type AttemptRow, secretsOf } from './attempt-store.ts'
import { dcqlQuery } from './dcql.ts'
import { requireOpenRequest } from './read-request.ts'

/** The encryption that we support (HAIP 1.0 §5). Every answer is encrypted. */
export const encryption = { alg: 'ECDH-ES', enc: ['A256GCM', 'A128GCM'] }

/**
 * The signed request of an attempt (RFC 9101, OpenID4VP 1.0 §5): the query, where the answer goes, and the key to encrypt it
 * for. The wallet sends `walletNonce` to be sure that the request is fresh (§5.10). Throws presentation_ended if the request no
 * longer accepts an answer.
 */
export async function requestObject(
  ctx: Context,
  attempt: AttemptRow,
  walletNonce: string | undefined,
): Promise<string> {
  const { org_id: organisationId, client_id: clientId } = attempt
  const [key, asker, request] = await Promise.all([
    walletKey(ctx, organisationId),
    findOrganisation(ctx.db, organisationId),
    requireOpenRequest(ctx, attempt.request_id),
  ])
  const { nonce } = secretsOf(ctx.keys, attempt.id)
  const { jwk } = openP256Key(ctx.keys, attempt.sealed_key)
  const did = clientId.startsWith('decentralized_identifier:') && clientId.slice(clientId.indexOf(':') + 1)
  return writeJws(
    {
      alg: 'ES256',
      typ: 'oauth-authz-req+jwt',
      ...(did ? { kid: methodOf(did, key) } : { x5c: key.x5c }),
    },
    {
      aud: 'https://self-issued.me/v2',
      client_id: clientId,
      response_type: 'vp_token',
      ...wayBack(ctx, attempt),
      nonce,
      ...(walletNonce !== undefined && { wallet_nonce: walletNonce }),
      dcql_query: dcqlQuery(ctx, request.facts),
      client_metadata: {
        client_name: displayNameOf(asker),
        jwks: { keys: [{ ...jwk, kid: attempt.id, use: 'enc', alg: encryption.alg }] },
        encrypted_response_enc_values_supported: encryption.enc,
        vp_formats_supported: {
          [SD_JWT_VC]: { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] },
        },
      },
      iat: seconds(ctx.clock()),
      exp: seconds(attempt.ends_at),
    },
    key.sign,
  )
}

/**
 * Where the answer goes: our address, or the page, through the browser's Digital Credentials API (OpenID4VP 1.0 §8.3, appendix
 * A).
 */
function wayBack({ config, keys }: Context, { id, wallet }: AttemptRow) {
  if (wallet === 'browser')
    return { response_mode: 'dc_api.jwt', expected_origins: [new URL(config.publicUrl).origin] }
  return {
    response_mode: 'direct_post.jwt',
    response_uri: `${config.publicUrl}/presentations/${id}/response`,
    state: secretsOf(keys, id).state,
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
