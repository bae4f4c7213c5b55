import type { Context } from '../../context.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { sha256 } from '../../platform/sha256.ts'
import { organisationDid } from '../../proof/issuer/did.ts'

export type ClientKind = 'x509_hash' | 'decentralized_identifier'

/**
 * The asker's client id for a wallet (OpenID4VP 1.0 §5.9.3): the hash of the certificate of its key for wallets, or its DID,
 * which publishes that key.
 */
export async function clientIdOf(ctx: Context, organisationId: string, kind: ClientKind): Promise<string> {
  if (kind === 'decentralized_identifier')
    return `${kind}:${organisationDid(ctx.config.publicUrl, organisationId)}`
  const { x5c } = await walletKey(ctx, organisationId)
  return `${kind}:${Buffer.from(sha256(Buffer.from(x5c[0]!, 'base64'))).toString('base64url')}`
}
