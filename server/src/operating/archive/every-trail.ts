import type { Context } from '../../context.ts'
import { type Lease, withLease } from '../../platform/db/lease.ts'
import { trailsOf } from '../../proof/audit/check-trail.ts'

/** Does something with one trail after the other, in one process at a time, and reports how many entries each moved. */
export const everyTrail = (
  ctx: Context,
  signal: AbortSignal,
  {
    move,
    report,
  }: {
    move: (trail: string, lease: Lease) => Promise<number>
    report: (trail: string, entries: number) => void
  },
): Promise<void> =>
  withLease(
    ctx.database,
    'archive',
    async (lease) => {
      for (const trail of await trailsOf(ctx.db)) {
        const entries = await move(trail, lease)
        if (entries > 0) report(trail, entries)
      }
    },
    { signal },
  )
