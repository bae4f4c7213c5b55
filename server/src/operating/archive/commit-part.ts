import type { Context, Tx } from '../../context.ts'
import type { Lease } from '../../platform/db/lease.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import {
  type ArchivedPart,
  type archiveActions,
  detailOf,
} from '../../proof/audit/archived/archived-parts.ts'

interface Moved {
  trail: string
  part: ArchivedPart
  action: (typeof archiveActions)[keyof typeof archiveActions]
  lease: Lease
}

/** Moves a part of a trail and records this in the trail, in one transaction, and only while this process holds the lease. */
export const commitPart = (
  ctx: Context,
  { trail, part, action, lease }: Moved,
  move: (tx: Tx) => Promise<void>,
): Promise<void> =>
  withRetry(ctx.db, async (tx) => {
    await lease.confirm(tx)
    await move(tx)
    await appendAudit(ctx, tx, trail, ctx.clock(), [
      { actor: 'system', action, subject: trail, leavesState: true, detail: detailOf(part) },
    ])
  })
