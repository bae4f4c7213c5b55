import { dayMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isOver } from '../../platform/in-force.ts'
import { findHold, isFree, purgeFree } from '../../platform/retention/hold.ts'
import { recordState, type TrailContext } from '../../proof/audit/append.ts'
import { attemptLifetimeMs } from './attempt-store.ts'
import { endExpired } from './end-expired.ts'
import { deleteRequest } from './remove-request.ts'

/** How long requests and their receipts are kept after their time is over. */
const requestsKeptMs = 365 * dayMs

type World = Pick<Context, 'db' | 'clock'> & TrailContext

/**
 * Ends requests when their time is over. Deletes attempts when they end, answers at the time that their asker chose, and
 * requests a year after their time is over.
 */
export async function purgePresentations(ctx: World): Promise<void> {
  const now = ctx.clock()
  await endExpired(ctx, now)
  await ctx.db
    .deleteFrom('presentation_attempt')
    .where(isOver('ends_at', attemptLifetimeMs, now))
    .execute()
  await purgeAnswers(ctx, now)
  await purgeRequests(ctx, now)
}

async function purgeAnswers(ctx: World, now: Date): Promise<void> {
  const over = await ctx.db
    .selectFrom('presentation_request')
    .select(['org_id', 'id'])
    .where(isFree('presentation_request.org_id', now))
    .where('kept_until', '<=', now)
    .where('sealed_answer', 'is not', null)
    .execute()
  for (const { org_id, id } of over)
    await purgeFree(ctx.db, async (tx) => {
      if (await findHold(tx, [org_id], now)) return
      await tx
        .updateTable('presentation_request')
        .set({ sealed_answer: null })
        .where('org_id', '=', org_id)
        .where('id', '=', id)
        .execute()
      await recordState(ctx, tx, org_id, now, [id])
    })
}

async function purgeRequests(ctx: World, now: Date): Promise<void> {
  const old = await ctx.db
    .selectFrom('presentation_request')
    .select(['org_id', 'id'])
    .where(isFree('presentation_request.org_id', now))
    .where('ends_at', '<=', new Date(now.getTime() - requestsKeptMs))
    .execute()
  for (const { org_id, id } of old)
    await purgeFree(ctx.db, async (tx) => {
      if (await findHold(tx, [org_id], now)) return
      await deleteRequest(tx, { organisationId: org_id, requestId: id })
      await recordState(ctx, tx, org_id, now, [id])
    })
}
