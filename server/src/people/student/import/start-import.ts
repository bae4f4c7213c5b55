import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { type IdempotencyKey, once } from '../../../platform/http/idempotency.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { beginRound, lockImport } from './import-store.ts'
import { importStudents } from './import-students.job.ts'
import { refuseDuringUndo } from './undo/refuse-during-undo.ts'

/** Starts writing the reviewed list. Throws 'import_not_ready' before the review has ended, and while an import is being undone. */
export async function startImport(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  { importId, updateExisting }: { importId: string; updateExisting: boolean },
  idempotency: IdempotencyKey | undefined,
): Promise<void> {
  const now = ctx.clock()
  await withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const key = { organisationId, importId }
      await refuseDuringUndo(tx, organisationId)
      const row = await lockImport(tx, key, ['ready'])
      const round = await beginRound(ctx, tx, row, { status: 'waiting', update_existing: updateExisting })
      await ctx.jobs.enqueue(tx, importStudents, { ...key, accountId, round })
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'students.import-started', subject: importId },
      ])
      return {}
    }),
  )
}
