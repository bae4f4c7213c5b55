import { session as limits } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { builtOnce } from '../../../platform/db/built-once.ts'
import { inPassing } from '../../../platform/db/in-passing.ts'
import type { Database } from '../../../platform/db/tables.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { inForce, isRecent } from '../../../platform/in-force.ts'
import { roleOf } from '../member-role.ts'
import { readMemberships } from '../memberships.ts'
import { tokenHash } from './tokens.ts'

/** `last_seen_at` is written at most this often, so that reading does not write. */
const seenEveryMs = 60_000

/**
 * Whether a session has not ended, was not idle for 30 minutes, and is not older than 12 hours. In SQL, because `builtOnce` has
 * a stand-in for `now`.
 */
export const isLive = (now: Date) => (row: ExpressionBuilder<Database, 'session'>) =>
  row.and([
    inForce('session.expires_at', limits.absoluteMs, now),
    row(
      'session.last_seen_at',
      '>',
      sql<Date>`${now}::timestamptz - ${limits.idleMs} * interval '1 millisecond'`,
    ),
  ])

const liveSession = builtOnce((db, key: Uint8Array, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('organisation', 'organisation.id', 'account.org_id')
    .leftJoin('member_role', (join) =>
      join
        .onRef('member_role.org_id', '=', 'account.org_id')
        .onRef('member_role.account_id', '=', 'account.id'),
    )
    .select([
      'account.id as accountId',
      'account.role',
      'account.language',
      'account.is_colleague as isColleague',
      'member_role.role as storedRole',
      'account.org_id as organisationId',
      'organisation.status as organisationStatus',
      'organisation.suspension_reason as suspensionReason',
      'session.id as sessionId',
      'session.second_factor_at as secondFactorAt',
      'session.last_seen_at as lastSeenAt',
    ])
    .where('session.token_hash', '=', key)
    .where(isLive(now)),
)

/** The caller whose live session this token opens. `chosen` is the language they have just chosen, if any. */
export async function findSession(
  ctx: Context,
  token: string,
  chosen: LanguageCode | undefined,
): Promise<Caller | undefined> {
  const now = ctx.clock()
  const key = tokenHash(token)
  const [row] = await liveSession(ctx.db, key, now)
  if (!row) return undefined
  // Also after a use while the clock was ahead.
  if (!isRecent(row.lastSeenAt, seenEveryMs, now)) {
    await inPassing(
      ctx.db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', key).execute(),
    )
  }
  if (chosen && chosen !== row.language) {
    await inPassing(
      ctx.db.updateTable('account').set({ language: chosen }).where('id', '=', row.accountId).execute(),
    )
  }
  const memberRole = row.organisationId ? roleOf(row.isColleague, row.storedRole) : undefined
  const memberships =
    memberRole === 'departmental'
      ? await readMemberships(ctx.db, row.organisationId!, row.accountId)
      : undefined
  return {
    sessionId: row.sessionId,
    secondFactorAt: row.secondFactorAt ?? undefined,
    accountId: row.accountId,
    role: row.role,
    memberRole,
    memberships,
    organisationId: row.organisationId ?? undefined,
    organisationStatus: row.organisationStatus ?? undefined,
    suspensionReason: row.suspensionReason ?? undefined,
  }
}
