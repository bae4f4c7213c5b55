import type { Batch } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Starter } from '../../platform/acts/batch-kind.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { canRetry, wasFileDeleted } from './batch-file.ts'
import { goAgain } from './go-again.ts'
import { kindOf } from './kinds.ts'
import { batchToWire, findBatch } from './read-batches.ts'

/**
 * Retries the failed items of a batch. Changes nothing if it was undone, is being retried or has no failures that could
 * end differently. Throws 'not_found' if its file was deleted.
 */
export async function retryBatch(ctx: Context, starter: Starter, batchId: string): Promise<Batch> {
  const { accountId, organisationId } = starter
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const batch = await findBatch(tx, organisationId, batchId, { lock: true })
    if (wasFileDeleted(batch, now)) throw refusal('not_found.batch_file')
    if (!canRetry(batch, now)) return batchToWire(tx, batch, now)
    const kind = kindOf(batch.kind)
    await kind.beforeRetry?.(ctx, tx, starter, batch.settings)
    const running = await goAgain(ctx, tx, batch, 'failed', {
      state: 'running',
      account_id: accountId,
      failed: 0,
      skipped: 0,
      skipped_for_good: 0,
    })
    await kind.early?.set(tx, { organisationId, batchId })
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'batch.retried', subject: batchId, detail: { failed: batch.failed } },
    ])
    return batchToWire(tx, running, now)
  })
}
