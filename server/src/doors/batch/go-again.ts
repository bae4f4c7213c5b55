import type { Context, Tx } from '../../context.ts'
import type { BatchRow } from './read-batches.ts'
import { runBatches } from './run-batch.job.ts'

/**
 * Sets items of a batch back to waiting, either all that ended or those that failed, and queues the job for it. Returns the
 * changed batch.
 */
export async function goAgain(
  ctx: Context,
  tx: Tx,
  batch: BatchRow,
  ended: 'all' | 'failed',
  changes: Partial<
    Pick<
      BatchRow,
      'state' | 'account_id' | 'done' | 'failed' | 'skipped' | 'skipped_for_good' | 'recall_until'
    >
  >,
): Promise<BatchRow> {
  const { org_id: organisationId, id: batchId } = batch
  await tx
    .updateTable('batch_item')
    .set({ state: 'waiting', why: null })
    .where('org_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('state', ended === 'all' ? '!=' : '=', ended === 'all' ? 'waiting' : 'failed')
    .execute()
  const all = { ...changes, ended_at: null }
  await tx
    .updateTable('batch')
    .set(all)
    .where('org_id', '=', organisationId)
    .where('id', '=', batchId)
    .execute()
  await ctx.jobs.enqueue(tx, runBatches, { organisationId, batchId }, { key: batchId })
  return { ...batch, ...all }
}
