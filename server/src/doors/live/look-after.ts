import type { Context } from '../../context.ts'
import { liveTokens } from '../../people/account/session/live-tokens.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { OpenStreams } from './open-streams.ts'

/**
 * Handles what no notice announces, with two statements for any number of streams: ends the streams of ended sessions, wakes
 * streams that missed a notice, and has the others send a heartbeat.
 */
export async function lookAfter(ctx: Context, streams: OpenStreams): Promise<void> {
  const open = streams.all()
  if (open.length === 0) return
  const [alive, heads] = await Promise.all([
    liveTokens(
      ctx,
      open.map(({ token }) => token),
    ),
    headsOf(ctx, [...new Set(open.map(({ organisationId }) => organisationId))]),
  ])
  for (const stream of open) {
    const head = heads.get(stream.organisationId) ?? 0
    if (!alive.has(stream.token)) stream.end()
    else if (head > stream.head) {
      stream.head = head
      stream.wake()
    } else if (stream.hasQueueNews()) stream.hear()
    else stream.beat()
  }
}

/** The last position in the trail of each organisation. */
async function headsOf(ctx: Context, organisationIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('audit_head')
    .select(['org_id', 'seq'])
    .where('org_id', '=', anyOf(organisationIds))
    .execute()
  return new Map(rows.map(({ org_id, seq }) => [org_id, Number(seq)]))
}
