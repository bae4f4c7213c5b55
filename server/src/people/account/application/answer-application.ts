import { randomUUID } from 'node:crypto'
import type { ApplicationConsent } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { answerAddress } from '../../../platform/oauth/answer-address.ts'
import { codeLifetimeMs } from '../../../platform/oauth/code-exchange.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { holdSession } from '../session/hold-session.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { type ApplicationRequest, unsealApplicationRequest } from './ask-student.ts'
import { oauthEndpoints } from './endpoints.ts'
import { scopesToShow, staying } from './scopes.ts'

/** Which application asks a student, and for what. Throws not_found once the request has ended. */
export function readAsked(ctx: Context, text: string) {
  const { application, redirect_uri, scope } = requireRequest(ctx, text)
  return {
    name: application.client_name,
    uri: application.client_uri,
    terms: application.tos_uri,
    privacy: application.policy_uri,
    host: new URL(redirect_uri).host,
    scopes: scopesToShow(scope),
    stays: scope.split(' ').includes(staying),
  }
}

/**
 * Where the student's browser goes with the answer: with a code, valid for a minute, or with access_denied (RFC 6749 §4.1.2,
 * RFC 9207). Throws not_found for an ended request.
 */
export async function answerApplication(
  ctx: Context,
  caller: Caller,
  { request, isAllowed }: ApplicationConsent,
): Promise<string> {
  const asked = requireRequest(ctx, request)
  const { redirect_uri, state, scope } = asked
  const { issuer: iss } = oauthEndpoints(ctx)
  if (!isAllowed) return answerAddress(redirect_uri, { error: 'access_denied', state, iss })
  const code = newToken()
  await keepConsent(ctx, caller, asked, code)
  return answerAddress(redirect_uri, { code, scope, state, iss })
}

async function keepConsent(
  ctx: Context,
  caller: Caller,
  { application, redirect_uri, code_challenge, scope }: ApplicationRequest,
  code: string,
): Promise<void> {
  const { accountId } = caller
  const now = ctx.clock()
  const id = randomUUID()
  await withRetry(ctx.db, async (tx) => {
    await holdSession(tx, caller)
    await tx
      .insertInto('connected_application')
      .values({
        id,
        account_id: accountId,
        client_id: application.client_id,
        name: application.client_name,
        uri: application.client_uri,
        scopes: scope,
        redirect_uri,
        code_challenge,
        code_hash: tokenHash(code),
        created_at: now,
        used_at: now,
        expires_at: new Date(now.getTime() + codeLifetimeMs),
      })
      .execute()
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: accountId, action: 'account.application-connected', subject: accountId },
    ])
  })
}

function requireRequest(ctx: Context, text: string): ApplicationRequest {
  const request = unsealApplicationRequest(ctx, text)
  if (!request) throw refusal('not_found.application_request')
  return request
}
