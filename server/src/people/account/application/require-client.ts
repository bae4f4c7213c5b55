import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { isSameText } from '../../../platform/same-text.ts'
import { type Application, openApplication, secretOf } from './register-application.ts'

/** The calling application, by its id and secret (RFC 6749 §2.3.1). Throws invalid_client with 401. */
export function requireClient(ctx: Context, { headers }: Pick<FastifyRequest, 'headers'>): Application {
  const [id, secret] = basicOf(headers.authorization ?? '')
  const application = openApplication(ctx, id)
  if (!application || !isSameText(secret, secretOf(ctx.keys, id)))
    throw new ProtocolError(
      'invalid_client',
      'Send client_id and client_secret as HTTP Basic',
      'Basic realm="oauth"',
    )
  return application
}

/** Id and secret are each form-encoded before they are joined. */
function basicOf(header: string): [id: string, secret: string] {
  const [, encoded = ''] = /^Basic ([\w+/=-]+)$/i.exec(header) ?? []
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  try {
    return [decodeURIComponent(id), decodeURIComponent(secret)]
  } catch {
    return ['', '']
  }
}
