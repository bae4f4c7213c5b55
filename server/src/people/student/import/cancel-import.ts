import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { deleteImport, lockImport } from './import-store.ts'

/** Deletes a list that was uploaded but not started, with everything that was read from it. */
export async function cancelImport(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  importId: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const key = { organisationId, importId }
    await lockImport(tx, key, ['matching', 'reviewing', 'ready'])
    await deleteImport(tx, key)
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'students.list-removed', subject: importId },
    ])
  })
}
