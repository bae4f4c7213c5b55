import { hourMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { runEvery } from '../../platform/run-every.ts'
import { erasePersons } from './erase-person.job.ts'
import { replayErasures } from './replay-erasures.ts'

/** Queues the erasures whose window has ended. Running it twice is safe: the job carries out each one once. */
export async function planErasures(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('erasure')
    .select('account_id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', ctx.clock())
    .execute()
  for (const { account_id: accountId } of due)
    await withRetry(ctx.db, (tx) => ctx.jobs.enqueue(tx, erasePersons, { accountId }, { key: accountId }))
}

/** Runs at once and then every hour. Also repeats erasures that a restored backup has undone. */
export const runErasing = (ctx: Context, signal: AbortSignal): Promise<void> =>
  runEvery(hourMs, { log: ctx.log, signal, text: 'Erasures wait for now' }, async () => {
    await planErasures(ctx)
    await replayErasures(ctx)
  })
