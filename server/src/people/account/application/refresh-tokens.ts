import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { inForce } from '../../../platform/in-force.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { tokenHash } from '../session/tokens.ts'
import { giveTokens, idleMs, type Tokens } from './give-tokens.ts'
import type { Application } from './register-application.ts'

/**
 * Exchanges a refresh token for a new access token (RFC 6749 §6). Only its application can do this, with its secret. Throws
 * invalid_grant and invalid_scope.
 */
export function refreshTokens(
  ctx: Context,
  { client_id }: Application,
  { refreshToken, scope }: { refreshToken: string; scope: string | undefined },
): Promise<Tokens> {
  return withRetry(ctx.db, async (tx) => {
    const connection = await tx
      .selectFrom('connected_application')
      .selectAll()
      .where('refresh_hash', '=', tokenHash(refreshToken))
      .where('client_id', '=', client_id)
      .where(inForce('expires_at', idleMs, ctx.clock()))
      .forUpdate()
      .executeTakeFirst()
    if (!connection) throw new ProtocolError('invalid_grant', 'The refresh token has ended')
    return giveTokens(ctx, tx, connection, scope)
  })
}
