import type { Context } from '../../context.ts'
import { inPassing } from '../../platform/db/in-passing.ts'
import type { Caller } from '../../platform/http/access.ts'
import { boundTo } from '../department/find-department.ts'
import { keyHash, organisationOfKey } from './key-text.ts'

/** `last_used_at` is written at most this often, so that reading does not write. */
const usedEveryMs = 60_000

/** The caller with this API key, or undefined if it is unknown, revoked or expired. */
export async function findApiKey(ctx: Context, text: string): Promise<Caller | undefined> {
  const organisationId = organisationOfKey(text)
  if (!organisationId) return undefined
  const now = ctx.clock()
  const row = await ctx.db
    .selectFrom('api_key')
    .innerJoin('organisation', 'organisation.id', 'api_key.org_id')
    .select([
      'api_key.id',
      'api_key.scopes',
      'api_key.last_used_at as lastUsedAt',
      'organisation.role',
      'organisation.status as organisationStatus',
      'organisation.suspension_reason as suspensionReason',
    ])
    .where('api_key.org_id', '=', organisationId)
    .where('api_key.key_hash', '=', keyHash(text))
    .where((row) => row.or([row('api_key.expires_at', 'is', null), row('api_key.expires_at', '>', now)]))
    .executeTakeFirst()
  if (!row) return undefined
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > usedEveryMs) {
    await inPassing(
      ctx.db
        .updateTable('api_key')
        .set({ last_used_at: now })
        .where('org_id', '=', organisationId)
        .where('id', '=', row.id)
        .execute(),
    )
  }
  const departments = await boundTo(ctx.db, organisationId, row.id)
  return {
    accountId: row.id,
    sessionId: row.id,
    secondFactorAt: undefined,
    scopes: row.scopes,
    memberships: departments?.map((departmentId) => ({ departmentId })),
    role: row.role,
    organisationId,
    organisationStatus: row.organisationStatus,
    suspensionReason: row.suspensionReason ?? undefined,
  }
}
