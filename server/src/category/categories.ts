import type { Category } from '@credenza/schema'
import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../platform/http/idempotency.ts'
import { newTenantId } from '../platform/ids.ts'

interface Owner {
  accountId: string
  organisationId: string
}

export function listCategories(ctx: Context, organisationId: string): Promise<Category[]> {
  return ctx.db
    .selectFrom('category')
    .select(['id', 'name'])
    .where('org_id', '=', organisationId)
    .orderBy('name_key')
    .execute()
}

/** Every category name in use on this deployment, each once: what a verifier sets fees for. */
export async function listAllCategoryNames(ctx: Context): Promise<Category[]> {
  const rows = await ctx.db
    .selectFrom('category')
    .select((q) => ['name_key as id', q.fn.min('name').as('name')])
    .groupBy('name_key')
    .orderBy('name_key')
    .execute()
  return rows.map(({ id, name }) => ({ id, name: String(name) }))
}

/** Creates a category, or renames the one with this id. A name is unique within the organisation, in any case. */
export async function saveCategory(
  ctx: Context,
  { accountId, organisationId }: Owner,
  input: { id?: string | undefined; name: string },
  idempotency: IdempotencyKey | undefined,
): Promise<Category> {
  const now = ctx.clock()
  const id = input.id ?? newTenantId('cat', organisationId)
  const row = { name: input.name, name_key: input.name.toLowerCase() }

  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      const same = await tx
        .selectFrom('category')
        .select('id')
        .where('org_id', '=', organisationId)
        .where('name_key', '=', row.name_key)
        .executeTakeFirst()
      if (same && same.id !== id) throw nameTaken(input.name)
      if (input.id) {
        const { numUpdatedRows } = await tx
          .updateTable('category')
          .set(row)
          .where('org_id', '=', organisationId)
          .where('id', '=', input.id)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw notFound('There is no such category.')
      } else {
        await tx
          .insertInto('category')
          .values({ org_id: organisationId, id, ...row, created_at: now })
          .execute()
      }
      const action = input.id ? 'category.renamed' : 'category.created'
      await appendAudit(tx, organisationId, now, [{ actor: accountId, action, subject: id }])
      return { id, name: input.name }
    }),
  ).catch((error: unknown) => {
    // Somebody else took the name after it was looked for.
    throw isUniqueViolation(error) ? nameTaken(input.name) : error
  })
}

const nameTaken = (name: string): ApiError =>
  new ApiError('already_exists', `There is a category named ${name} already.`)

/** SQLSTATE unique_violation. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** Deletes a category. Certificates keep the type they were created with. */
export async function deleteCategory(
  ctx: Context,
  { accountId, organisationId }: Owner,
  id: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('category')
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('There is no such category.')
    await appendAudit(tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'category.deleted', subject: id },
    ])
  })
}
