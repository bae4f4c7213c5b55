import type { OpenSession } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { isLive } from './find-session.ts'

/** The caller's live sessions, most recently active first; activity is recorded to the minute. */
export async function listSessions(ctx: Context, { accountId, sessionId }: Caller): Promise<OpenSession[]> {
  const rows = await ctx.db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where(isLive(ctx.clock()))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    device,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: id === sessionId,
  }))
}
