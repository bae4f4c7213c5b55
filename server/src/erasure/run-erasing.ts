import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { erasePersons } from './erase-person.job.ts'

const everyMs = 60 * 60_000

/** Queues the erasures whose window has ended. Running it twice is safe: the job carries each out once. */
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

/** Looks every hour, in every process. Ends when `signal` aborts. */
export async function runErasing(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await planErasures(ctx).catch((error: unknown) =>
      ctx.log.warn({ error: error instanceof Error ? error.name : typeof error }, 'Erasures wait for now'),
    )
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}
