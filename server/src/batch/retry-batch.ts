import type { Batch } from '@credenza/schema'
import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { isFileOver } from './batch-file.ts'
import { findBatch, toWire } from './batch-store.ts'
import { kindOf } from './kinds.ts'
import { runBatches } from './run-batch.job.ts'

/** Tries the failed items of a batch again, and only those. One that was taken back, or had no failure, or whose file was deleted, stays as it is. */
export async function retryBatch(
  ctx: Context,
  { accountId, organisationId }: { accountId: string; organisationId: string },
  batchId: string,
): Promise<Batch> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const batch = await findBatch(tx, organisationId, batchId, { lock: true })
    const isOver = kindOf(batch.kind).file !== undefined && isFileOver(batch, now)
    if (batch.state !== 'done' || batch.failed === 0 || isOver) return toWire(batch, now)
    await tx
      .updateTable('batch_item')
      .set({ state: 'waiting', error: null, message: null })
      .where('org_id', '=', organisationId)
      .where('batch_id', '=', batchId)
      .where('state', '=', 'failed')
      .execute()
    const changes = { state: 'running' as const, failed: 0, ended_at: null }
    await tx
      .updateTable('batch')
      .set(changes)
      .where('org_id', '=', organisationId)
      .where('id', '=', batchId)
      .execute()
    await ctx.jobs.enqueue(tx, runBatches, { organisationId, batchId }, { key: batchId })
    await appendAudit(tx, organisationId, now, [
      { actor: accountId, action: 'batch.retried', subject: batchId, detail: { failed: batch.failed } },
    ])
    return toWire({ ...batch, ...changes }, now)
  })
}
