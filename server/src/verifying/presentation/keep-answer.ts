import { dayMs, type PresentationVerdict } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { type KeptAnswer, type PresentationRequestRow, sealAnswer } from './request-store.ts'

/** An answer, as judged by our checks. */
export interface Judged {
  verdict: PresentationVerdict
  /** The digest of what was received. */
  sha256: Uint8Array
  answer: KeptAnswer
}

/** An answer in the form of its row. */
export interface SealedAnswer {
  verdict: PresentationVerdict
  answer_sha256: Uint8Array
  sealed_answer: Uint8Array
}

export const sealJudged = ({ keys }: Context, { verdict, sha256, answer }: Judged): SealedAnswer => ({
  verdict,
  answer_sha256: sha256,
  sealed_answer: sealAnswer(keys, answer),
})

/**
 * Stores a request's answer, in the caller's transaction. Throws presentation_ended if it has one, or no longer accepts one.
 */
export const keepAnswer = (
  ctx: Context,
  tx: Tx,
  request: Pick<PresentationRequestRow, 'org_id' | 'id' | 'kept_days'>,
  given: SealedAnswer & { answered_with: 'wallet' | 'file' },
): Promise<void> => {
  const keptUntil = new Date(ctx.clock().getTime() + request.kept_days * dayMs)
  return endRequest(ctx, tx, request, { state: 'answered', kept_until: keptUntil, ...given })
}

/** Records that the holder refuses. Throws presentation_ended. */
export const noteRefusal = (
  ctx: Context,
  tx: Tx,
  request: Pick<PresentationRequestRow, 'org_id' | 'id'>,
): Promise<void> => endRequest(ctx, tx, request, { state: 'refused' })

/** How many refused answers end a request. */
const mostRefused = 5

/** Counts a refused answer, unless its request has ended in the meantime. */
export async function noteRefusedAnswer(
  ctx: Context,
  tx: Tx,
  request: Pick<PresentationRequestRow, 'org_id' | 'id'>,
): Promise<void> {
  const now = ctx.clock()
  const counted = await tx
    .updateTable('presentation_request')
    .set((eb) => ({ refused_answers: eb('refused_answers', '+', 1) }))
    .where('org_id', '=', request.org_id)
    .where('id', '=', request.id)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .returning('refused_answers')
    .executeTakeFirst()
  if (!counted) return
  await appendAudit(ctx, tx, request.org_id, now, [
    { actor: 'system', action: 'presentation.answer-refused', subject: request.id },
  ])
  if (counted.refused_answers >= mostRefused) await endRequest(ctx, tx, request, { state: 'failed' })
}

async function endRequest(
  ctx: Context,
  tx: Tx,
  { org_id, id }: Pick<PresentationRequestRow, 'org_id' | 'id'>,
  end: {
    state: 'answered' | 'refused' | 'failed'
    verdict?: PresentationVerdict
  } & Partial<PresentationRequestRow>,
): Promise<void> {
  const now = ctx.clock()
  const { numUpdatedRows } = await tx
    .updateTable('presentation_request')
    .set({ ...end, ended_at: now })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw refusal('presentation_ended')
  const { state, verdict } = end
  await appendAudit(ctx, tx, org_id, now, [
    {
      actor: 'system',
      action: `presentation.${state}`,
      subject: id,
      ...(verdict && { detail: { verdict } }),
    },
  ])
}
