import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { openText, sealText } from '../../../platform/keys/sealed-text.ts'
import { parse } from '../../../platform/oauth/parse-request.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { isRedirectUri } from '../../../platform/oauth/redirect-uri.ts'
import { knownScopes } from './scopes.ts'

const purpose = 'application-registration'
const mostRedirects = 3

/** A name that students see, without characters that control or reverse the text beside them. */
const name = z.string().regex(/^[^\p{C}]{1,100}$/u)
const url = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .refine((text) => isRedirectUri(text) && text.startsWith('https:'))

/** The part of a registration that we keep: what applies later, and what students see. */
const kept = z.object({
  client_name: name.describe('The name that students see.'),
  client_uri: url.describe('The application’s page.'),
  tos_uri: url.describe('Its terms.'),
  policy_uri: url.describe('Its privacy policy.'),
  redirect_uris: z.array(url).min(1).max(mostRedirects),
  scope: z.string().max(1_000).describe('The scopes that it may ask for, separated by spaces.'),
})
/** An application that has registered. */
export type Application = z.output<typeof kept> & { client_id: string }

/** What an application says of itself (Open Badges 3.0 §7.1.1, RFC 7591 §2). */
export const registration = kept.extend({
  redirect_uris: z
    .array(z.string().max(200))
    .min(1)
    .max(mostRedirects)
    .describe('Where codes may be sent. All addresses have one host name.'),
  logo_uri: url.describe('Its logo.'),
  software_id: name.describe('Which software it is.'),
  software_version: name.describe('In which version.'),
  token_endpoint_auth_method: z
    .literal('client_secret_basic')
    .default('client_secret_basic')
    .describe('How it sends its id and secret.'),
  grant_types: z
    .array(z.enum(['authorization_code', 'refresh_token']))
    .default(['authorization_code'])
    .describe('What it exchanges for tokens.'),
  response_types: z.array(z.literal('code')).default(['code']).describe('What it asks for.'),
  contacts: z.array(name).max(5).optional().describe('Whom to reach about it.'),
})

/**
 * Registers an application (RFC 7591 §3). Stores nothing, so registrations need no space: the registration is sealed in the
 * client_id, from which the secret is derived. All its URLs must be https, on one host (Open Badges 3.0 §7.1.1), so that the
 * host in the consent dialog stands for all of them. Throws invalid_redirect_uri, invalid_client_metadata.
 */
export function registerApplication({ keys, clock }: Context, body: unknown) {
  const asked = parse(registration, body, 'invalid_client_metadata')
  const isAllowed = (uri: string) => url.safeParse(uri).success
  if (!asked.redirect_uris.every(isAllowed))
    throw new ProtocolError('invalid_redirect_uri', 'Redirect URIs are https, without fragment or user name')
  const { client_uri, logo_uri, tos_uri, policy_uri, redirect_uris } = asked
  const all = [client_uri, logo_uri, tos_uri, policy_uri, ...redirect_uris]
  if (new Set(all.map((one) => new URL(one).hostname)).size > 1)
    throw new ProtocolError('invalid_client_metadata', 'All addresses have the same host name')
  const registered = { ...asked, scope: knownScopes(asked.scope).join(' ') }
  const client_id = sealText(keys, purpose, kept.parse(registered))
  return {
    client_id,
    client_secret: secretOf(keys, client_id),
    client_id_issued_at: Math.floor(clock().getTime() / 1000),
    client_secret_expires_at: 0,
    ...registered,
  }
}

/** The application with this id; undefined if it never registered here. */
export function openApplication({ keys }: Pick<Context, 'keys'>, client_id: string): Application | undefined {
  const { data } = kept.safeParse(openText(keys, purpose, client_id))
  return data && { ...data, client_id }
}

/** The secret that an application got when it registered. */
export const secretOf = (keys: Context['keys'], clientId: string): string =>
  Buffer.from(keys.mac(purpose, Buffer.from(clientId))).toString('base64url')
