import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { isInForce } from '../../../platform/in-force.ts'
import { openText, sealText } from '../../../platform/keys/sealed-text.ts'
import { codeRequest, printable } from '../../../platform/oauth/code-request.ts'
import { parse } from '../../../platform/oauth/parse-request.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { isRedirectUri } from '../../../platform/oauth/redirect-uri.ts'
import { configurationIds } from '../configurations.ts'
import { readDetails } from '../requests.ts'

const prefix = 'urn:ietf:params:oauth:request_uri:'
const purpose = 'wallet-request'
const lifetimeSeconds = 10 * 60
export const pushed = codeRequest.extend({
  client_id: printable.describe('The wallet’s name for itself.'),
  redirect_uri: printable.refine(isRedirectUri).describe('Where the code goes.'),
  issuer_state: z.string().max(120).optional().describe('As the offer says it.'),
  dpop_jkt: printable
    .optional()
    .describe('The thumbprint of the key that the tokens are for (RFC 9449, section 10).'),
  scope: printable.optional().describe('What is asked for, by the scopes of the metadata.'),
  authorization_details: z.string().max(4_000).optional().describe('What is asked for, as JSON (RFC 9396).'),
})

const sealed = pushed
  .pick({
    client_id: true,
    redirect_uri: true,
    code_challenge: true,
    state: true,
    issuer_state: true,
    dpop_jkt: true,
  })
  .extend({ organisationId: z.string(), until: z.number() })
/** What a wallet asked a holder for. */
export type WalletRequest = z.output<typeof sealed>

/**
 * Takes an authorization request (RFC 9126 §2.1). Stores nothing: the needed parts are sealed in its address, for ten minutes.
 * Throws invalid_request, invalid_scope and invalid_authorization_details.
 */
export function pushRequest(
  { keys, clock }: Context,
  organisationId: string,
  { body, dpopKey }: { body: unknown; dpopKey: string | undefined },
): { request_uri: string; expires_in: number } {
  const { scope, authorization_details, ...asked } = parse(pushed, body, 'invalid_request')
  if (asked.dpop_jkt && dpopKey && asked.dpop_jkt !== dpopKey)
    throw new ProtocolError('invalid_dpop_proof', 'dpop_jkt names another key than the proof')
  if (authorization_details) readDetails(authorization_details)
  if (scope && !scope.split(' ').some((one) => (configurationIds as string[]).includes(one)))
    throw new ProtocolError('invalid_scope', 'The metadata lists the scopes')
  const until = clock().getTime() + lifetimeSeconds * 1000
  const kept = sealed.parse({ ...asked, dpop_jkt: dpopKey ?? asked.dpop_jkt, organisationId, until })
  return { request_uri: prefix + sealText(keys, purpose, kept), expires_in: lifetimeSeconds }
}

/** The pushed request with this address; undefined if it has ended or never existed. */
export function unsealPushedRequest({ keys, clock }: Context, requestUri: string): WalletRequest | undefined {
  if (!requestUri.startsWith(prefix)) return undefined
  const { data: request } = sealed.safeParse(openText(keys, purpose, requestUri.slice(prefix.length)))
  return request && isInForce(request.until, lifetimeSeconds * 1000, clock()) ? request : undefined
}
