import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isSameText } from '../../platform/same-text.ts'
import { type AttemptRow, findLiveAttempt, secretsOf, useAttempt } from './attempt-store.ts'
import { judgeAnswer } from './judge-answer.ts'
import { judgePresentation } from './judge-presentation.ts'
import { keepAnswer, noteRefusal, type SealedAnswer } from './keep-answer.ts'
import { openResponse } from './open-response.ts'
import { requireOpenRequest } from './read-request.ts'

/**
 * Receives what a wallet posts (OpenID4VP 1.0 §8.2): its encrypted answer, or that its user refuses. Returns where the wallet
 * sends its user, if it is on the page's own device. Such an answer counts only once that page confirms it, so that nobody can
 * have somebody else answer for them. Throws not_found, presentation_ended and 'invalid'.
 */
export async function receiveResponse(
  ctx: Context,
  attemptId: string,
  { form, callerKey }: { form: URLSearchParams; callerKey: string },
): Promise<{ redirect_uri?: string }> {
  const attempt = await findLiveAttempt(ctx, attemptId)
  if (attempt.wallet === 'browser') throw refusal('invalid.answer_unreadable')
  const secrets = secretsOf(ctx.keys, attempt.id)
  const response = form.get('response')
  const said = response === null ? Object.fromEntries(form) : await openResponse(ctx, attempt, response)
  if (typeof said.state !== 'string' || !isSameText(said.state, secrets.state))
    throw refusal('invalid.answer_unreadable')
  if (said.error !== undefined) {
    await noteError(ctx, attempt, said.error)
    return {}
  }
  if (response === null) throw refusal('invalid.answer_unreadable')
  const given = await judgeOnce(ctx, attempt, { vpToken: said.vp_token, callerKey })
  if (attempt.wallet === 'elsewhere') {
    await keepAnswerOfAttempt(ctx, attempt, given)
    return {}
  }
  await ctx.db
    .updateTable('presentation_attempt')
    .set(given)
    .where('org_id', '=', attempt.org_id)
    .where('id', '=', attempt.id)
    .execute()
  const fragment = new URLSearchParams({ attempt: attempt.id, response_code: secrets.responseCode })
  return { redirect_uri: `${ctx.config.publicUrl}/ask/${attempt.request_id}#${fragment}` }
}

/** Judges an answer and closes the attempt for others. Throws presentation_ended if the request accepts none. */
export async function judgeOnce(
  ctx: Context,
  attempt: AttemptRow,
  { vpToken, callerKey }: { vpToken: unknown; callerKey: string },
): Promise<SealedAnswer> {
  await withRetry(ctx.db, (tx) => useAttempt(tx, attempt, ctx.clock()))
  const request = await requireOpenRequest(ctx, attempt.request_id)
  const { nonce } = secretsOf(ctx.keys, attempt.id)
  const expected = { facts: request.facts, clientId: attempt.client_id, nonce, callerKey }
  return judgeAnswer(ctx, request, () => judgePresentation(ctx, vpToken, expected))
}

/** Stores the answer of the attempt's request. Throws not_found while the asker is suspended, and presentation_ended. */
export async function keepAnswerOfAttempt(
  ctx: Context,
  attempt: AttemptRow,
  given: SealedAnswer,
): Promise<void> {
  const request = await requireOpenRequest(ctx, attempt.request_id)
  await withRetry(ctx.db, (tx) => keepAnswer(ctx, tx, request, { ...given, answered_with: 'wallet' }))
}

/** Only a refusal ends the request: after any other error the holder can try again. */
async function noteError(ctx: Context, attempt: AttemptRow, error: unknown): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    await useAttempt(tx, attempt, ctx.clock())
    if (error === 'access_denied')
      await noteRefusal(ctx, tx, { org_id: attempt.org_id, id: attempt.request_id })
  })
}
