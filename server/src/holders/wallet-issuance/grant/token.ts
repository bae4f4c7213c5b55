import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { codeExchange, protocolText as text } from '../../../platform/oauth/code-exchange.ts'
import { parse } from '../../../platform/oauth/parse-request.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { endpointsOf } from '../endpoints.ts'
import { preAuthorizedGrant } from '../metadata.ts'
import { readDetails } from '../requests.ts'
import { dpopProofOf } from './dpop.ts'
import type { Access, Wallet } from './grant-access.ts'
import { redeemAuthorization } from './redeem-authorization.ts'
import { redeemOffer } from './redeem-offer.ts'

const tokenRequest = z.object({
  grant_type: text,
  client_id: z.string().max(1_000).optional().describe('The wallet’s name for itself.'),
  authorization_details: z
    .string()
    .max(4_000)
    .optional()
    .describe('What the token is for, as JSON (RFC 9396).'),
})
const offerRequest = z.object({
  'pre-authorized_code': text.describe('The code of the offer.'),
  tx_code: text.optional().describe('The code that was emailed to the holder.'),
})

/** The forms that `token` takes, for the description of the call. */
export const tokenForms = z.union([
  tokenRequest.extend({
    grant_type: z.literal('authorization_code').describe('Exchanges a code for a token.'),
    ...codeExchange.shape,
  }),
  tokenRequest.extend({
    grant_type: z.literal(preAuthorizedGrant).describe('Takes up an offer.'),
    ...offerRequest.shape,
  }),
])

/**
 * Answers a token request (RFC 6749 §3.2, OpenID4VCI §6). Throws invalid_request, invalid_grant, unsupported_grant_type,
 * invalid_authorization_details and invalid_dpop_proof.
 */
export async function token(
  ctx: Context,
  organisationId: string,
  { body, headers, ip }: Pick<FastifyRequest, 'body' | 'headers' | 'ip'>,
): Promise<Access & { authorization_details?: object[] }> {
  const request = parse(tokenRequest, body, 'invalid_request')
  const details = request.authorization_details && readDetails(request.authorization_details)
  const wallet = {
    clientId: request.client_id,
    dpop: await dpopProofOf(ctx, headers, endpointsOf(ctx, organisationId).token),
  }
  const access = await redeem(ctx, organisationId, {
    grantType: request.grant_type,
    body,
    wallet,
    address: ip,
  })
  return { ...access, ...(details && { authorization_details: details }) }
}

function redeem(
  ctx: Context,
  organisationId: string,
  { grantType, body, wallet, address }: { grantType: string; body: unknown; wallet: Wallet; address: string },
): Promise<Access> {
  if (grantType === 'authorization_code') {
    const sent = parse(codeExchange, body, 'invalid_request')
    return redeemAuthorization(ctx, organisationId, sent, wallet)
  }
  if (grantType !== preAuthorizedGrant)
    throw new ProtocolError('unsupported_grant_type', 'The metadata lists the grant types')
  const { 'pre-authorized_code': code, tx_code: txCode } = parse(offerRequest, body, 'invalid_request')
  return redeemOffer(ctx, organisationId, { code, txCode, address }, wallet)
}
