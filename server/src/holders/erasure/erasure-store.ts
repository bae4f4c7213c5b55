import type { Erasure } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { findHoldOver } from './find-hold-over.ts'
import type { ErasureRow } from './tables.ts'

/** Includes the hold that it waits for, if any, since the person may know why nothing happens (GDPR article 12(4)). */
export async function erasureToWire(
  ctx: Pick<Context, 'clock'>,
  db: Db | Tx,
  { account_id, asked_at, due_at }: ErasureRow,
): Promise<Erasure> {
  const hold = await findHoldOver(db, account_id, ctx.clock())
  return {
    askedAt: asked_at.toISOString(),
    dueAt: due_at.toISOString(),
    hold: hold ? { reason: hold.reason, until: hold.until?.toISOString() ?? null } : null,
  }
}

/** This person's request that has not been carried out yet. */
export async function findErasure(db: Db | Tx, accountId: string): Promise<ErasureRow | undefined> {
  return db
    .selectFrom('erasure')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('done_at', 'is', null)
    .executeTakeFirst()
}
