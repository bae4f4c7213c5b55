import type { Context } from '../../../context.ts'
import { tokenHash } from '../../../people/account/session/tokens.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { type CodeExchange, standingOf } from '../../../platform/oauth/code-exchange.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { type Access, grantAccess, type Wallet } from './grant-access.ts'
import { noteGrant } from './grant-store.ts'

/**
 * Exchanges an authorization code for an access token, once, for the wallet that began: same client, same redirect URI, same
 * DPoP key if it named one, and the verifier of its challenge (RFC 6749 §4.1.3, RFC 7636 §4.6, RFC 9449 §10). A code that is
 * used again ends the token issued for it (RFC 6749 §4.1.2). Throws invalid_grant.
 */
export async function redeemAuthorization(
  ctx: Context,
  organisationId: string,
  sent: CodeExchange,
  wallet: Wallet,
): Promise<Access> {
  const access = await withRetry(ctx.db, async (tx) => {
    const grant = await tx
      .selectFrom('wallet_grant')
      .selectAll()
      .where('org_id', '=', organisationId)
      .where('code_hash', '=', tokenHash(sent.code))
      .where('redirect_uri', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!grant) return undefined
    const standing = standingOf(grant, { ...sent, client: wallet.clientId }, ctx.clock())
    if (standing === 'again') await noteGrant(tx, grant, { token_hash: null })
    const isItsKey = grant.dpop_key === null || grant.dpop_key === wallet.dpop?.key
    if (standing !== 'first' || !isItsKey) return undefined
    return grantAccess(ctx, tx, grant, wallet)
  })
  if (!access)
    throw new ProtocolError('invalid_grant', 'The code was used, has ended, or is of another request')
  return access
}
