import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { forgetAlignments } from './alignments.ts'

/** Deletes a category. Certificates keep the type they were created with, and the type its rule for approvals. */
export async function deleteCategory(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  id: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    await tx
      .deleteFrom('category')
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow(() => refusal('not_found.category'))
    await forgetAlignments(tx, { organisationId, categoryId: id })
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'category.deleted', subject: id },
    ])
  })
}
