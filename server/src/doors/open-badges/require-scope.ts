import type { ApplicationScope } from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { findConnection } from '../../people/account/application/find-connection.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { bearerToken } from '../../platform/http/authenticate.ts'

/**
 * Returns the student who let the calling application do this (RFC 6750 §2.1). Throws not_signed_in if the token is not valid
 * here, and forbidden if it lacks the scope.
 */
export async function requireScope(
  ctx: Context,
  request: FastifyRequest,
  scope: ApplicationScope,
): Promise<string> {
  const token = bearerToken(request)
  const connection = token && (await findConnection(ctx, token))
  if (!connection) throw refusal('not_signed_in.application_token')
  if (!connection.scopes.includes(scope)) throw refusal('forbidden.application_scope')
  return connection.accountId
}
