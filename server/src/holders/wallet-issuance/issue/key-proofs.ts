import { walletKeyJwk } from '@credenza/schema'
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose'
import type { Context } from '../../../context.ts'
import { useOnce } from '../../../people/single-sign-on/used-messages.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { P256Jwk } from '../../../platform/keys/p256-key.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { endpointsOf } from '../endpoints.ts'
import type { WalletGrant } from '../tables.ts'
import { endOfNonce } from './nonce.ts'

/**
 * The keys that a wallet proves to have, each with a JWT (OpenID4VCI appendix F.1, F.4). A nonce is valid for one request.
 * Throws invalid_nonce, so that the wallet requests another one, and invalid_proof for anything else.
 */
export async function provenKeys(
  ctx: Context,
  { org_id, client_id }: Pick<WalletGrant, 'org_id' | 'client_id'>,
  proofs: readonly string[],
): Promise<P256Jwk[]> {
  const proven = await Promise.all(proofs.map((proof) => readProof(ctx, org_id, client_id, proof)))
  const keys = proven.map(({ key }) => key)
  if (new Set(keys.map(({ x }) => x)).size < keys.length)
    throw new ProtocolError('invalid_proof', 'Each copy needs a key of its own')
  const ends = new Map(proven.map(({ nonce }) => [nonce, endOfNonce(ctx, org_id, nonce)]))
  for (const [nonce, until] of ends) {
    const isNew =
      until && (await withRetry(ctx.db, (tx) => useOnce(tx, { organisationId: org_id, id: nonce, until })))
    if (!isNew) throw new ProtocolError('invalid_nonce', 'Ask the nonce endpoint for a fresh nonce')
  }
  return keys
}

async function readProof(
  ctx: Context,
  organisationId: string,
  clientId: string | null,
  proof: string,
): Promise<{ key: P256Jwk; nonce: string }> {
  try {
    const { jwk, kid, x5c } = decodeProtectedHeader(proof)
    if (kid !== undefined || x5c !== undefined || (jwk && 'd' in jwk))
      throw new Error('The header names its key by jwk only')
    const key = walletKeyJwk.parse(jwk)
    const { payload } = await jwtVerify(proof, await importJWK(key, 'ES256'), {
      typ: 'openid4vci-proof+jwt',
      algorithms: ['ES256'],
      audience: endpointsOf(ctx, organisationId).issuer,
      currentDate: ctx.clock(),
      maxTokenAge: '10m',
      clockTolerance: 60,
      requiredClaims: ['nonce'],
    })
    const { iss, nonce } = payload
    if (iss !== undefined && iss !== clientId) throw new Error('The proof is of another client')
    return { key, nonce: String(nonce) }
  } catch {
    throw new ProtocolError('invalid_proof', 'A key proof is not a valid JWT for this issuer')
  }
}
