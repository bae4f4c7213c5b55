import type { ApplicationScope } from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import {
  findConnection,
  holdConnection,
  type OpenConnection,
} from '../../people/account/application/find-connection.ts'
import { whileAdmitted } from '../../platform/db/while-admitted.ts'
import { type ApiError, refusal } from '../../platform/http/api-error.ts'
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
  const connection = token ? await findConnection(ctx, token) : undefined
  const refused = refusalOf(connection, scope)
  if (refused) throw refused
  return connection!.accountId
}

/**
 * Runs `work` for the student who let the calling application do this. What it changes is committed only if they still let the
 * application do it. Throws as `requireScope` does.
 */
export async function whileLetIn<Result>(
  ctx: Context,
  request: FastifyRequest,
  scope: ApplicationScope,
  work: (accountId: string) => Promise<Result>,
): Promise<Result> {
  const accountId = await requireScope(ctx, request, scope)
  const token = bearerToken(request)!
  const call = {
    findRefusal: async (db: Context['db']) => refusalOf(await holdConnection(ctx, db, token), scope),
    isOver: false,
  }
  try {
    return await whileAdmitted(call, () => work(accountId))
  } finally {
    call.isOver = true
  }
}

function refusalOf(connection: OpenConnection | undefined, scope: ApplicationScope): ApiError | undefined {
  if (!connection) return refusal('not_signed_in.application_token')
  return connection.scopes.includes(scope) ? undefined : refusal('forbidden.application_scope')
}
