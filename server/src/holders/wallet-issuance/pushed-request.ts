import { z } from 'zod'
import type { Context } from '../../context.ts'
import { configurationIds } from './configurations.ts'
import { ProtocolError } from './protocol-error.ts'
import { isRedirectUri } from './redirect-uri.ts'
import { parse, readDetails } from './requests.ts'
import { openText, sealText } from './sealed-text.ts'

const prefix = 'urn:ietf:params:oauth:request_uri:'
const purpose = 'wallet-request'
const lifetimeSeconds = 10 * 60
/** Printable ASCII (RFC 6749, appendix A). Its holder reads it, and other characters can turn around what is beside them. */
const text = z.string().regex(/^[\x20-\x7e]{1,1000}$/)

const pushed = z.object({
  response_type: z.literal('code'),
  client_id: text,
  redirect_uri: text.refine(isRedirectUri),
  // PKCE with S256 only (RFC 7636 §4.2): a plain challenge is its own verifier.
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  state: text.optional(),
  issuer_state: z.string().max(120).optional(),
  /** RFC 9449 §10. */
  dpop_jkt: text.optional(),
  scope: text.optional(),
  authorization_details: z.string().max(4_000).optional(),
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
 * Takes an authorization request (RFC 9126 §2.1). It is kept nowhere: what is needed of it is sealed in its address, for ten
 * minutes. Throws invalid_request, invalid_scope and invalid_authorization_details.
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

/** A pushed request by its address; undefined for an invented or ended one. */
export function openRequest({ keys, clock }: Context, requestUri: string): WalletRequest | undefined {
  if (!requestUri.startsWith(prefix)) return undefined
  const { data: request } = sealed.safeParse(openText(keys, purpose, requestUri.slice(prefix.length)))
  return request && request.until > clock().getTime() ? request : undefined
}
