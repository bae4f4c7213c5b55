import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { type CodeExchange, standingOf } from '../../../platform/oauth/code-exchange.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { tokenHash } from '../session/tokens.ts'
import { giveTokens, type Tokens } from './give-tokens.ts'
import type { Application } from './register-application.ts'

/**
 * Exchanges an authorization code for tokens, once, for the application that began. A code that is used again ends the
 * connection (RFC 6749 §4.1.2). A new connection ends earlier ones of the same application. Throws invalid_grant and
 * invalid_scope.
 */
export async function redeemCode(
  ctx: Context,
  { client_id }: Application,
  { scope, ...sent }: CodeExchange & { scope: string | undefined },
): Promise<Tokens> {
  const tokens = await withRetry(ctx.db, async (tx) => {
    const connection = await tx
      .selectFrom('connected_application')
      .selectAll()
      .where('code_hash', '=', tokenHash(sent.code))
      .forUpdate()
      .executeTakeFirst()
    const standing = connection
      ? standingOf(connection, { ...sent, client: client_id }, ctx.clock())
      : 'refused'
    if (!connection || standing === 'refused') return undefined
    const ended = tx.deleteFrom('connected_application')
    if (standing === 'again') {
      await ended.where('id', '=', connection.id).execute()
      return undefined
    }
    await ended
      .where('account_id', '=', connection.account_id)
      .where('client_id', '=', client_id)
      .where('id', '!=', connection.id)
      .execute()
    return giveTokens(ctx, tx, connection, scope)
  })
  if (!tokens)
    throw new ProtocolError('invalid_grant', 'The code was used, has ended, or is of another request')
  return tokens
}
