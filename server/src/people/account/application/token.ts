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

const scope = z
  .string()
  .max(1_000)
  .optional()
  .describe('Fewer scopes than the student agreed to; without it, all of them.')
const tokenRequest = z.object({ grant_type: protocolText, scope })
const refreshRequest = z.object({ refresh_token: protocolText.describe('The newest refresh token.') })

/** The forms that `token` takes, for the description of the call. */
export const tokenForms = z.union([
  codeExchange.extend({
    grant_type: z.literal('authorization_code').describe('Exchanges a code for tokens.'),
    scope,
  }),
  refreshRequest.extend({
    grant_type: z.literal('refresh_token').describe('Exchanges a refresh token for new tokens.'),
    scope,
  }),
])

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
