import type { Context } from '../../context.ts'
import { findHold, isFree, purgeFree } from '../../platform/retention/hold.ts'
import { recordState, type TrailContext } from '../../proof/audit/append.ts'
import { checksKeptSince, deleteCheck } from './check-store.ts'

/** Deletes checks a day after their end, and what is left of those whose files never arrived. */
export async function purgeChecks(ctx: Pick<Context, 'db' | 'clock'> & TrailContext): Promise<void> {
  const { db, clock } = ctx
  const since = checksKeptSince(clock())
  const old = await db
    .selectFrom('bulk_check')
    .select(['org_id as organisationId', 'id as checkId'])
    .where(isFree('bulk_check.org_id', clock()))
    .where((q) =>
      q.or([q('ended_at', '<=', since), q.and([q('state', '=', 'receiving'), q('created_at', '<=', since)])]),
    )
    .execute()
  for (const key of old) {
    await purgeFree(db, async (tx) => {
      if (await findHold(tx, [key.organisationId], clock())) return
      await deleteCheck(tx, key)
      await recordState(ctx, tx, key.organisationId, clock(), [key.checkId])
    })
  }
}
