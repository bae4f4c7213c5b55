import type { Context } from '../../context.ts'
import { type Lease, withLease } from '../../platform/db/lease.ts'
import { trailsOf } from '../../proof/audit/check-trail.ts'

interface Moving {
  /** Returns how many entries it moved. */
  move(trail: string, lease: Lease): Promise<number>
  report(trail: string, entries: number): void
}

/** Moves entries of one trail after another, in one process at a time. Returns how many in all. */
export const everyTrail = (ctx: Context, signal: AbortSignal, { move, report }: Moving): Promise<number> =>
  withLease(
    ctx.database,
    'archive',
    async (lease) => {
      let moved = 0
      for (const trail of await trailsOf(ctx.db)) {
        const entries = await move(trail, lease)
        moved += entries
        if (entries > 0) report(trail, entries)
      }
      return moved
    },
    { signal },
  )
