import type { Batch } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Starter } from '../../platform/acts/batch-kind.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { isFileOver } from './batch-file.ts'
import { goAgain } from './go-again.ts'
import { kindOf } from './kinds.ts'
import { batchToWire, findBatch } from './read-batches.ts'

/** Retries the failed items of a batch. Changes nothing if the batch was recalled, has no failures or its file was deleted. */
export async function retryBatch(ctx: Context, starter: Starter, batchId: string): Promise<Batch> {
  const { accountId, organisationId } = starter
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const batch = await findBatch(tx, organisationId, batchId, { lock: true })
    const kind = kindOf(batch.kind)
    await kind.beforeRetry?.(ctx, starter)
    const isOver = kind.file !== undefined && isFileOver(batch, now)
    if (batch.state !== 'done' || batch.failed === 0 || isOver) return batchToWire(batch, now)
    const running = await goAgain(ctx, tx, batch, 'failed', { state: 'running', failed: 0, skipped: 0 })
    await appendAudit(ctx, tx, organisationId, now, [
      { actor: accountId, action: 'batch.retried', subject: batchId, detail: { failed: batch.failed } },
    ])
    return batchToWire(running, now)
  })
}
