import type { PresentationVerdict } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isSameText } from '../../platform/same-text.ts'
import { type AttemptRow, attemptNotFound, findAttempt, findLiveAttempt, secretsOf } from './attempt-store.ts'
import { openResponse } from './open-response.ts'
import { judgeOnce, keepAnswerOfAttempt } from './receive-response.ts'

export interface AttemptKey {
  code: string
  attemptId: string
  /** The proof that the page got when it started. */
  proof: string
}

/**
 * Makes an answer count: the page that started the attempt shows the code that only the wallet got, so its user is back from
 * the wallet. Throws not_found to everybody else and before there is an answer, and presentation_ended.
 */
export async function confirmAttempt(
  ctx: Context,
  { responseCode, ...key }: AttemptKey & { responseCode: string },
): Promise<PresentationVerdict> {
  const attempt = await findAttempt(ctx, key.attemptId)
  requireOwn(ctx, attempt, key)
  const { verdict, answer_sha256, sealed_answer } = attempt
  const isCode = isSameText(responseCode, secretsOf(ctx.keys, attempt.id).responseCode)
  if (!isCode || !verdict || !answer_sha256 || !sealed_answer) throw attemptNotFound()
  await keepAnswerOfAttempt(ctx, attempt, { verdict, answer_sha256, sealed_answer })
  return verdict
}

/** Receives what the browser's own wallet gave the page (OpenID4VP 1.0, appendix A). Throws as `receiveResponse` does. */
export async function receiveFromBrowser(
  ctx: Context,
  { response, callerKey, ...key }: AttemptKey & { response: string; callerKey: string },
): Promise<PresentationVerdict> {
  const attempt = await findLiveAttempt(ctx, key.attemptId)
  requireOwn(ctx, attempt, key)
  if (attempt.wallet !== 'browser') throw attemptNotFound()
  const { vp_token: vpToken } = await openResponse(ctx, attempt, response)
  const given = await judgeOnce(ctx, attempt, { vpToken, callerKey })
  await keepAnswerOfAttempt(ctx, attempt, given)
  return given.verdict
}

function requireOwn({ keys }: Context, attempt: AttemptRow, { code, proof }: AttemptKey): void {
  const isOwn = attempt.request_id === code && isSameText(proof, secretsOf(keys, attempt.id).proof)
  if (!isOwn) throw attemptNotFound()
}
