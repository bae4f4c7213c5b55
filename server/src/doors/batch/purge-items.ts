import { dayMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isFree, purgeFree } from '../../platform/retention/hold.ts'

/** Longer than any batch can be undone. */
const keptMs = dayMs

/** Deletes the finished items of ended batches; the batch has their count. Failed items stay, to be read and retried. */
export async function purgeItems(ctx: Context): Promise<void> {
  await purgeFree(ctx.db, (tx) =>
    tx
      .deleteFrom('batch_item')
      .using('batch')
      .whereRef('batch.org_id', '=', 'batch_item.org_id')
      .whereRef('batch.id', '=', 'batch_item.batch_id')
      .where('batch.ended_at', '<=', new Date(ctx.clock().getTime() - keptMs))
      .where('batch_item.state', '=', 'done')
      .where(isFree('batch_item.org_id', ctx.clock()))
      .execute(),
  )
}
