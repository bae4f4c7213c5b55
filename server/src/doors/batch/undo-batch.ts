import type { Batch } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { goAgain } from './go-again.ts'
import { batchToWire, countUndoable, findBatch } from './read-batches.ts'

interface Undoer {
  accountId: string
  organisationId: string
}

/**
 * Undoes a batch before it is too late: the batch stops at once, and the job that did its items undoes them. Throws
 * 'recall_ended' if the time for it is over, the batch was undone before, or nothing is left to undo.
 */
export const undoBatch = (ctx: Context, by: Undoer, batchId: string): Promise<Batch> =>
  withRetry(ctx.db, (tx) => undoBatchWithin(ctx, tx, by, batchId))

/** Like `undoBatch`, in the caller's transaction. */
export async function undoBatchWithin(
  ctx: Context,
  tx: Tx,
  { accountId, organisationId }: Undoer,
  batchId: string,
): Promise<Batch> {
  const now = ctx.clock()
  const batch = await findBatch(tx, organisationId, batchId, { lock: true })
  if ((await countUndoable(tx, batch, now)) === 0) throw refusal('recall_ended')
  const undoing = await goAgain(ctx, tx, batch, 'all', {
    state: 'recalling',
    account_id: accountId,
    done: 0,
    failed: 0,
    skipped: 0,
    skipped_for_good: 0,
    recall_until: null,
  })
  await appendAudit(ctx, tx, organisationId, now, [
    { actor: accountId, action: 'batch.recall-started', subject: batchId },
  ])
  return batchToWire(tx, undoing, now)
}
