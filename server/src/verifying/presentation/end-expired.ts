import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, type TrailContext } from '../../proof/audit/append.ts'

/** Records requests that got no answer in time, so that trails and webhooks report them. */
export async function endExpired(ctx: Pick<Context, 'db'> & TrailContext, now: Date): Promise<void> {
  const over = await ctx.db
    .selectFrom('presentation_request')
    .select(['org_id', 'id'])
    .where('state', '=', 'waiting')
    .where('ends_at', '<=', now)
    .execute()
  for (const { org_id, id } of over)
    await withRetry(ctx.db, async (tx) => {
      const ended = await tx
        .updateTable('presentation_request')
        .set({ state: 'expired' })
        .where('org_id', '=', org_id)
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returning('id')
        .executeTakeFirst()
      if (!ended) return
      await appendAudit(ctx, tx, org_id, now, [
        { actor: 'system', action: 'presentation.expired', subject: id },
      ])
    })
}
