import type { SaveDepartmentRequest } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireFewer } from '../organisation/require-fewer.ts'

/** For one organisation, including closed ones, because the list has no pages. */
const mostDepartments = 100

/** Adds a department and returns its id. Names are unique, ignoring case. Throws 'already_exists', and 'invalid' at 100. */
export async function createDepartment(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  name: string,
  idempotency: IdempotencyKey | undefined,
): Promise<string> {
  const now = ctx.clock()
  const id = newTenantId('dep', organisationId)
  return namedOnce(name, () =>
    withRetry(ctx.db, (tx) =>
      once(tx, idempotency, now, async () => {
        await requireRoom(tx, organisationId)
        const row = { org_id: organisationId, id, name, name_key: name.toLowerCase() }
        await tx
          .insertInto('department')
          .values({ ...row, created_at: now, closed_at: null })
          .execute()
        await appendAudit(ctx, tx, organisationId, now, [
          { actor: accountId, action: 'department.created', subject: id },
        ])
        return id
      }),
    ),
  )
}

/**
 * Renames, closes or reopens a department. The things of a closed one stay there, for people of the whole organisation. Throws
 * 'not_found' and 'already_exists'.
 */
export async function saveDepartment(
  ctx: Context,
  { accountId, organisationId }: OrganisationCaller,
  { id, name, isClosed }: SaveDepartmentRequest & { id: string },
): Promise<void> {
  const now = ctx.clock()
  await namedOnce(name, () =>
    withRetry(ctx.db, async (tx) => {
      const before = await lockDepartment(tx, organisationId, id)
      const closed_at = isClosed ? (before.closed_at ?? now) : null
      await tx
        .updateTable('department')
        .set({ name, name_key: name.toLowerCase(), closed_at })
        .where('org_id', '=', organisationId)
        .where('id', '=', id)
        .execute()
      await appendAudit(ctx, tx, organisationId, now, [
        {
          actor: accountId,
          action: 'department.changed',
          subject: id,
          detail: { isClosed: String(isClosed) },
        },
      ])
    }),
  )
}

/** The department, locked until the transaction ends. Throws 'not_found'. */
export async function lockDepartment(tx: Tx, organisationId: string, id: string) {
  const row = await tx
    .selectFrom('department')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw refusal('not_found.department')
  return row
}

async function namedOnce<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isUniqueViolation(error) ? refusal('already_exists.department', { name }) : error
  }
}

async function requireRoom(tx: Tx, organisationId: string): Promise<void> {
  const rows = tx.selectFrom('department').where('org_id', '=', organisationId)
  await requireFewer(tx, organisationId, { most: mostDepartments, rows }, () =>
    refusal('invalid.too_many_departments', { max: mostDepartments }),
  )
}
