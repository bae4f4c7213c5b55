import { randomUUID } from 'node:crypto'
import { session as limits } from '@credenza/schema'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { Party } from '../../platform/http/access.ts'
import { rememberAddress } from './throttle/attempts.ts'
import { newToken, tokenHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

/** `last_seen_at` is written at most this often, so that reading does not write. */
const seenEveryMs = 60_000

/** Neither ended, nor idle for 30 minutes, nor older than 12 hours. */
export const isLive = (now: Date) => (row: ExpressionBuilder<Database, 'session'>) =>
  row.and([
    row('session.expires_at', '>', now),
    row('session.last_seen_at', '>', new Date(now.getTime() - limits.idleMs)),
  ])

/** Opens a session and returns its bearer token, which is shown once and stored nowhere. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  { accountId, from, secondFactorAt }: { accountId: string; from: Visitor; secondFactorAt: Date | null },
  now: Date,
): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      id: randomUUID(),
      account_id: accountId,
      device: from.device,
      second_factor_at: secondFactorAt,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + limits.absoluteMs),
    })
    .execute()
  await rememberAddress(ctx, tx, { accountId, address: from.address }, now)
  return token
}

/** Whose live session this token opens. */
export async function findSession(ctx: Context, token: string): Promise<Party | undefined> {
  const now = ctx.clock()
  const key = tokenHash(token)
  const row = await ctx.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('organisation', 'organisation.id', 'account.org_id')
    .select([
      'account.id as accountId',
      'account.role',
      'account.is_colleague as isColleague',
      'account.org_id as organisationId',
      'organisation.status as organisationStatus',
      'organisation.suspension_reason as suspensionReason',
      'session.id as sessionId',
      'session.second_factor_at as secondFactorAt',
      'session.last_seen_at as lastSeenAt',
    ])
    .where('session.token_hash', '=', key)
    .where(isLive(now))
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
    await ctx.db.updateTable('session').set({ last_seen_at: now }).where('token_hash', '=', key).execute()
  }
  return {
    sessionId: row.sessionId,
    secondFactorAt: row.secondFactorAt ?? undefined,
    accountId: row.accountId,
    role: row.role,
    isColleague: row.isColleague,
    organisationId: row.organisationId ?? undefined,
    organisationStatus: row.organisationStatus ?? undefined,
    suspensionReason: row.suspensionReason ?? undefined,
  }
}

/** Which of the tokens still open a session. Asking is no activity: an open stream keeps no session alive. */
export async function liveTokens(ctx: Context, tokens: readonly string[]): Promise<Set<string>> {
  const tokenOf = new Map(tokens.map((token) => [hex(tokenHash(token)), token]))
  const rows = await ctx.db
    .selectFrom('session')
    .select('token_hash')
    .where('token_hash', '=', sql<Uint8Array>`ANY(${[...tokenOf.values()].map(tokenHash)}::bytea[])`)
    .where(isLive(ctx.clock()))
    .execute()
  return new Set(rows.map(({ token_hash }) => tokenOf.get(hex(token_hash))!))
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Ends every session of an account, and its sign-ins under way. */
export async function closeSessions(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute()
}

export async function closeSession(ctx: Context, token: string): Promise<void> {
  await ctx.db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute()
}
