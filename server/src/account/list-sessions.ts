import { session as limits, type OpenSession } from '@credenza/schema'
import type { Context } from '../context.ts'
import type { Party } from '../platform/http/access.ts'

/** The caller's live sessions, newest activity first; last activity is known to the minute. */
export async function listSessions(ctx: Context, { accountId, sessionId }: Party): Promise<OpenSession[]> {
  const now = ctx.clock()
  const rows = await ctx.db
    .selectFrom('session')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - limits.idleMs))
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
