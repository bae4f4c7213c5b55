import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Db, Tx } from '../../../context.ts'
import { isTypeWithin } from '../../../people/department/reach.ts'
import type { Actor, Alongside, BulkResult } from '../../../platform/acts/bulk.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { countRows } from '../../../platform/db/count-rows.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Reach } from '../../../platform/http/access.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import type { Certificate } from '../certificate.ts'
import { inState } from '../state-sql.ts'
import { deleteDrafts } from './delete-drafts.ts'

/**
 * Deletes what a batch created for these students: rows, public names and queue entries. A certificate that was signed or
 * decided on stays, as does one whose type is out of reach by now, and its item fails; a student without one counts as done.
 */
export async function withdrawChunk(
  ctx: Context,
  { accountId, ...reach }: Actor & Reach,
  { batchId, studentIds }: { batchId: string; studentIds: readonly string[] },
  alongside: Alongside,
): Promise<BulkResult> {
  const { organisationId } = reach
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const withdrawn = await deleteDrafts(ctx, tx, (rows) =>
      rows
        .where('org_id', '=', organisationId)
        .where('batch_id', '=', batchId)
        .where('student_id', '=', anyOf(studentIds))
        .where(isTypeWithin(reach, 'category_name')),
    )
    const ids = withdrawn.map((certificate) => certificate.id)
    const left = await tx
      .selectFrom('certificate')
      .select(['student_id', 'review', 'signed_at'])
      .where('org_id', '=', organisationId)
      .where('batch_id', '=', batchId)
      .where('student_id', '=', anyOf(studentIds))
      .execute()
    const stays = new Map(left.map((row) => [row.student_id, whyItStays(row)]))
    const result: BulkResult = {
      done: studentIds.filter((id) => !stays.has(id)),
      failed: [...stays].map(([id, why]) => ({ id, why })),
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

function whyItStays({ review, signed_at }: { review: Certificate['review']; signed_at: Date | null }) {
  if (review !== 'pending') return sentence('already_decided.meanwhile')
  return sentence(signed_at ? 'already_signed.meanwhile' : 'not_found.in_departments')
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
