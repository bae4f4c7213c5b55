import type { NewApiKeyRequest } from '@credenza/schema'
import { type ApiKey, type ApiScope, dayMs, directoryScope, type Role, scopesFor } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { holdSession } from '../account/session/hold-session.ts'
import { putInDepartment } from '../department/put-in-department.ts'
import { requireOpenDepartment } from '../department/require-open-department.ts'
import { requireFewer } from '../organisation/require-fewer.ts'
import { keyHash, newKeyText, prefixOf } from './key-text.ts'
import type { ApiKeyTables } from './tables.ts'

const mostKeys = 50

/** The organisation's keys, newest first. Expired ones stay until they are revoked. */
export async function listApiKeys(ctx: Context, organisationId: string): Promise<ApiKey[]> {
  const rows = await ctx.db
    .selectFrom('api_key')
    .leftJoin('department_object', (join) =>
      join
        .onRef('department_object.org_id', '=', 'api_key.org_id')
        .onRef('department_object.object_id', '=', 'api_key.id'),
    )
    .selectAll('api_key')
    .select('department_id')
    .where('api_key.org_id', '=', organisationId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ department_id, ...row }) => toWire(row, department_id ?? ''))
}

/**
 * Creates a key and returns its text, which is shown only this once. Requires a fresh second factor if the account has one.
 * Throws 'invalid' if the organisation has the most keys, for a scope that its keys cannot have, and for a department that is
 * not open.
 */
export async function makeApiKey(
  ctx: Context,
  caller: OrganisationCaller,
  { name, scopes, expiresInDays, departmentId }: NewApiKeyRequest,
  idempotency: IdempotencyKey | undefined,
): Promise<{ key: ApiKey; secret: string }> {
  requireFitting(scopes, caller.role)
  await requireFreshIfAny(ctx, caller)
  const { accountId, organisationId } = caller
  const now = ctx.clock()
  const secret = newKeyText(organisationId)
  const row: Selectable<ApiKeyTables['api_key']> = {
    org_id: organisationId,
    id: newTenantId('api', organisationId),
    name,
    prefix: prefixOf(secret),
    key_hash: keyHash(secret),
    scopes: [...new Set(scopes)],
    created_at: now,
    last_used_at: null,
    expires_at: expiresInDays > 0 ? new Date(now.getTime() + expiresInDays * dayMs) : null,
  }
  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const rows = tx.selectFrom('api_key').where('org_id', '=', organisationId)
      await requireFewer(tx, organisationId, { most: mostKeys, rows }, () =>
        refusal('invalid.too_many_api_keys', { max: mostKeys }),
      )
      await holdSession(tx, caller)
      await tx
        .insertInto('api_key')
        .values({ ...row, last_used_at: null })
        .execute()
      if (departmentId !== '') {
        await requireOpenDepartment(tx, organisationId, departmentId)
        await putInDepartment(tx, { organisationId, departmentId }, [row.id])
      }
      const detail = { scopes: row.scopes.join(' '), ...(departmentId !== '' && { departmentId }) }
      await appendAudit(ctx, tx, organisationId, now, [
        { actor: accountId, action: 'api-key.made', subject: row.id, detail },
      ])
      return { key: toWire(row, departmentId), secret }
    }),
  )
}

function requireFitting(scopes: readonly ApiScope[], role: Role): void {
  if (scopes.includes(directoryScope)) {
    if (scopes.some((scope) => scope !== directoryScope))
      throw fieldRefusal('scopes', 'invalid.directory_key_alone')
    return
  }
  const fitting = scopesFor(role)
  if (scopes.every((scope) => fitting.includes(scope))) return
  throw fieldRefusal('scopes', 'invalid.scopes_of_a_verifier')
}

/** Revokes a key: the next call with it is refused. Requires a fresh second factor if the account has one. */
export async function revokeApiKey(ctx: Context, caller: OrganisationCaller, id: string): Promise<void> {
  await requireFreshIfAny(ctx, caller)
  const { accountId, organisationId } = caller
  await withRetry(ctx.db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('api_key')
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refusal('not_found.api_key')
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'api-key.revoked', subject: id },
    ])
  })
}

const toWire = (row: Selectable<ApiKeyTables['api_key']>, departmentId: string): ApiKey => ({
  _id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? '',
  expiresAt: row.expires_at?.toISOString() ?? '',
  departmentId,
})
