import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Db, Tx } from '../../../context.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { inState } from '../state-sql.ts'
import { deleteDrafts } from './delete-drafts.ts'

/**
 * Deletes what a batch created for these students: rows, public names and queue entries. A certificate that was signed or
 * decided on stays, and its item fails; a student without one counts as done.
 */
export async function withdrawChunk(
  ctx: Context,
  { accountId, organisationId }: Actor,
  { batchId, studentIds }: { batchId: string; studentIds: readonly string[] },
  alongside: Alongside,
): Promise<BulkResult> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const withdrawn = await deleteDrafts(ctx, tx, (rows) =>
      rows
        .where('org_id', '=', organisationId)
        .where('batch_id', '=', batchId)
        .where('student_id', '=', anyOf(studentIds)),
    )
    const ids = withdrawn.map((certificate) => certificate.id)
    const left = await tx
      .selectFrom('certificate')
      .select(['student_id', 'review'])
      .where('org_id', '=', organisationId)
      .where('batch_id', '=', batchId)
      .where('student_id', '=', anyOf(studentIds))
      .execute()
    const tooLate = new Map(left.map(({ student_id, review }) => [student_id, review]))
    const result: BulkResult = {
      done: studentIds.filter((id) => !tooLate.has(id)),
      failed: [...tooLate].map(([id, review]) => ({
        id,
        why: sentence(review === 'pending' ? 'already_signed.meanwhile' : 'already_decided.meanwhile'),
      })),
    }
    await alongside(tx, result)
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      ids.map((subject) => ({ actor: accountId, action: 'certificate.withdrawn', subject })),
    )
    return result
  })
}

/** How many certificates of a batch `withdrawChunk` would still delete. */
export const countDrafts = (
  db: Db | Tx,
  { organisationId, batchId }: { organisationId: string; batchId: string },
): Promise<number> =>
  countRows(
    db
      .selectFrom('certificate')
      .where('org_id', '=', organisationId)
      .where('batch_id', '=', batchId)
      .where(inState('draft')),
  )
