import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { ApiError, refusal } from '../../platform/http/api-error.ts'
import { type Judged, noteRefusedAnswer, type SealedAnswer, sealJudged } from './keep-answer.ts'
import type { PresentationRequestRow } from './request-store.ts'

/** The refusals that count: those for what an answer says. A file that cannot be read is a slip, and does not count. */
const counted: readonly string[] = [
  'invalid.answer_unbound',
  'invalid.answer_incomplete',
  'invalid.answer_excessive',
  'invalid.answer_not_valid',
]

/**
 * Judges an answer to a request. A refused answer is counted but not stored, and the request accepts another until too many
 * were refused. Throws what `judge` throws, and 'invalid' for a certificate that is INVALID.
 */
export async function judgeAnswer(
  ctx: Context,
  request: Pick<PresentationRequestRow, 'org_id' | 'id'>,
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
