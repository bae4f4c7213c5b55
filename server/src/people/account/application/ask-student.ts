import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { isInForce } from '../../../platform/in-force.ts'
import { openText, sealText } from '../../../platform/keys/sealed-text.ts'
import { codeRequest } from '../../../platform/oauth/code-request.ts'
import { parse } from '../../../platform/oauth/parse-request.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { type Application, openApplication } from './register-application.ts'
import { knownScopes, staying } from './scopes.ts'

const purpose = 'application-request'
const lifetimeMs = 10 * 60_000

const sealed = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  code_challenge: z.string(),
  state: z.string().optional(),
  scope: z.string(),
  until: z.number(),
})
/** What an application asks of a student. */
export type ApplicationRequest = Omit<z.output<typeof sealed>, 'client_id'> & { application: Application }

/**
 * Takes an authorization request (RFC 6749 §4.1.1), and returns the address where the student consents to it, with the request
 * sealed inside. Throws invalid_request, invalid_scope and unsupported_response_type. Errors are not sent to the redirect URI,
 * as RFC 6749 §4.1.2.1 wants: anyone can register one, so a browser goes there only with a student's answer (RFC 9700 §4.11.2).
 */
export function askStudent(ctx: Context, query: Readonly<Record<string, unknown>>): string {
  const { client_id, redirect_uri } = query
  const application = typeof client_id === 'string' ? openApplication(ctx, client_id) : undefined
  if (!application || typeof redirect_uri !== 'string' || !application.redirect_uris.includes(redirect_uri))
    throw new ProtocolError('invalid_request', 'The application or its redirect_uri is not registered here')
  if (query.response_type !== 'code')
    throw new ProtocolError('unsupported_response_type', 'The metadata lists the response types')
  const asked = parse(codeRequest, query, 'invalid_request')
  const scopes = knownScopes(String(query.scope)).filter((one) => application.scope.split(' ').includes(one))
  if (scopes.every((scope) => scope === staying))
    throw new ProtocolError('invalid_scope', 'The application registered none of these scopes')
  const until = ctx.clock().getTime() + lifetimeMs
  const request = sealed.parse({ ...asked, client_id, redirect_uri, scope: scopes.join(' '), until })
  const next = `/student?application=${sealText(ctx.keys, purpose, request)}`
  return `${ctx.config.publicUrl}/student/sign-in?next=${encodeURIComponent(next)}`
}

/** Opens a sealed request; undefined if it has ended or never existed. */
export function unsealApplicationRequest(ctx: Context, text: string): ApplicationRequest | undefined {
  const { data } = sealed.safeParse(openText(ctx.keys, purpose, text))
  if (!data || !isInForce(data.until, lifetimeMs, ctx.clock())) return undefined
  const { client_id, ...request } = data
  return { ...request, application: openApplication(ctx, client_id)! }
}
