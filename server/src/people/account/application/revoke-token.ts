import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { protocolText } from '../../../platform/oauth/code-exchange.ts'
import { parse } from '../../../platform/oauth/parse-request.ts'
import { tokenHash } from '../session/tokens.ts'
import { requireClient } from './require-client.ts'

export const revocationForm = z.object({
  token: protocolText.describe('An access token or a refresh token.'),
})

/**
 * Ends the connection of an application's access or refresh token (RFC 7009 §2.1). An unknown token, or another application's,
 * changes nothing and is not an error (§2.2). Throws invalid_client and invalid_request.
 */
export async function revokeToken(
  ctx: Context,
  request: Pick<FastifyRequest, 'body' | 'headers'>,
): Promise<void> {
  const { client_id } = requireClient(ctx, request)
  const { token } = parse(revocationForm, request.body, 'invalid_request')
  const hash = tokenHash(token)
  await ctx.db
    .deleteFrom('connected_application')
    .where('client_id', '=', client_id)
    .where((row) => row.or([row('token_hash', '=', hash), row('refresh_hash', '=', hash)]))
    .execute()
}
