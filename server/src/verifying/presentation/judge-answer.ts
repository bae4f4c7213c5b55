import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { type Judged, noteRefusedAnswer, type SealedAnswer, sealJudged } from './keep-answer.ts'
import type { RequestRow } from './request-store.ts'

/** Refused for what it says; a file that cannot be read is a slip, and not counted. */
const counted: readonly string[] = [
  'invalid.answer_unbound',
  'invalid.answer_incomplete',
  'invalid.answer_excessive',
  'invalid.answer_not_valid',
]

/**
 * Judges an answer to a request. A refused one is counted, and nothing of it is kept; the request takes another, until too
 * many were refused. Throws what `judge` throws, and 'invalid' for a certificate that is INVALID.
 */
export async function judgeAnswer(
  ctx: Context,
  request: Pick<RequestRow, 'org_id' | 'id'>,
  judge: () => Promise<Judged>,
): Promise<SealedAnswer> {
  try {
    const judged = await judge()
    if (judged.verdict === 'INVALID') throw refusal('invalid.answer_not_valid')
    return sealJudged(ctx, judged)
  } catch (error) {
    if (error instanceof ApiError && counted.includes(error.sentence.key))
      await withRetry(ctx.db, (tx) => noteRefusedAnswer(ctx, tx, request))
    throw error
  }
}
