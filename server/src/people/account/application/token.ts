import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { codeExchange, protocolText } from '../../../platform/oauth/code-exchange.ts'
import { parse } from '../../../platform/oauth/parse-request.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import type { Tokens } from './give-tokens.ts'
import { redeemCode } from './redeem-code.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { requireClient } from './require-client.ts'

const tokenRequest = z.object({ grant_type: protocolText, scope: z.string().max(1_000).optional() })
const refreshRequest = z.object({ refresh_token: protocolText })

/**
 * Answers a token request (RFC 6749 §3.2). Throws invalid_client, invalid_request, invalid_grant, invalid_scope and
 * unsupported_grant_type.
 */
export async function token(
  ctx: Context,
  request: Pick<FastifyRequest, 'body' | 'headers'>,
): Promise<Tokens> {
  const application = requireClient(ctx, request)
  const { body } = request
  const { grant_type, scope } = parse(tokenRequest, body, 'invalid_request')
  if (grant_type === 'authorization_code')
    return redeemCode(ctx, application, { ...parse(codeExchange, body, 'invalid_request'), scope })
  if (grant_type !== 'refresh_token')
    throw new ProtocolError('unsupported_grant_type', 'The metadata lists the grant types')
  const { refresh_token: refreshToken } = parse(refreshRequest, body, 'invalid_request')
  return refreshTokens(ctx, application, { refreshToken, scope })
}
