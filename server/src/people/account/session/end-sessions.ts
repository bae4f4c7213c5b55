import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { appendAudit, platformTrail, recordState } from '../../../proof/audit/append.ts'
import { findAccountById } from '../find-account.ts'
import { closeOpenings } from './close-sessions.ts'
import { isLive } from './find-session.ts'

/** Ends one session of the caller's account, by its id. Other people's sessions are not found. */
export async function endSession(ctx: Context, caller: Caller, id: string): Promise<void> {
  const ended = await endWhere(ctx, caller, { is: id })
  if (ended === 0) throw refusal('not_found.session')
}

/** Ends all sessions of the caller's account except the calling one, and every other way in that is already open. */
export async function endOtherSessions(ctx: Context, caller: Caller): Promise<void> {
  await endWhere(ctx, caller, { isNot: caller.sessionId })
}

/** Returns how many were ended. */
async function endWhere(
  ctx: Context,
  { accountId, organisationId }: Caller,
  id: { is: string } | { isNot: string },
): Promise<number> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where(isLive(now))
      .where((row) => ('is' in id ? row('id', '=', id.is) : row('id', '!=', id.isNot)))
      .returning('id')
      .execute()
    if ('isNot' in id) await closeOpenings(ctx, tx, await findAccountById(tx, accountId))
    const trail = organisationId ?? platformTrail
    // Access of connected programs may have ended even if no session did.
    if ('isNot' in id && ended.length === 0) await recordState(ctx, tx, trail, now, [accountId])
    await appendAudit(
      ctx,
      tx,
      trail,
      now,
      ended.map(() => ({ actor: accountId, action: 'account.session-ended', subject: accountId })),
    )
    return ended.length
  })
}
