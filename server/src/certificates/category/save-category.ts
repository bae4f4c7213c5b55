import type { Alignment, Category } from '@credenza/schema'
import type { Insertable, Updateable } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { assignTypeName, TypeElsewhere } from '../../people/department/type-names.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { isUniqueViolation } from '../../platform/db/unique-violation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller, Reach } from '../../platform/http/access.ts'
import { type ApiError, fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { type IdempotencyKey, once } from '../../platform/http/idempotency.ts'
import { newTenantId } from '../../platform/ids.ts'
import { requireDrawable } from '../../platform/rendering/drawable.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { namedAlignments } from '../alignment/named-alignments.ts'
import { holdTemplate } from '../template/lock-template.ts'
import { templateResolver } from '../template/resolve-template.ts'
import { alignmentsOf, replaceAlignments } from './alignments.ts'
import { categoryToWire } from './category-to-wire.ts'
import { isTypeUsed } from './is-type-used.ts'
import type { CategoryTables } from './tables.ts'

/** Who saves: the organisation's owner may do more. */
type Owner = Reach & { accountId: string } & Pick<Caller, 'memberRole' | 'memberships'>

/**
 * Creates a category, or changes the one with this id. Names are unique within the organisation, ignoring case. An empty
 * default template removes the default; omitted alignments stay unchanged. Throws 'invalid' for a template that the
 * organisation does not have and for an alignment that we do not know, missing_glyph, and 'forbidden' for a new name of a
 * category with a rule for approvals, except from the owner.
 */
export async function saveCategory(
  ctx: Context,
  owner: Owner,
  input: {
    id?: string | undefined
    name: string
    defaultTemplateId?: string | undefined
    alignments?: Alignment[] | undefined
  },
  idempotency: IdempotencyKey | undefined,
): Promise<Category> {
  requireDrawable({ name: input.name })
  const alignments = input.alignments && namedAlignments(input.alignments)
  const { accountId, organisationId } = owner
  const now = ctx.clock()
  const id = input.id ?? newTenantId('cat', organisationId)
  const row = {
    name: input.name,
    name_key: keyOf(input.name),
    ...(input.defaultTemplateId !== undefined && { default_template_id: input.defaultTemplateId || null }),
  }

  return withRetry(ctx.db, (tx) =>
    once(tx, idempotency, now, async () => {
      await requireFreeName(tx, { organisationId, id, name: input.name })
      if (input.id) await lockOrganisation(tx, organisationId)
      const before = input.id && (await nameOf(tx, organisationId, input.id))
      if (input.defaultTemplateId) await requireTemplate(tx, owner, input.defaultTemplateId)
      const saved = input.id
        ? await updateCategory(tx, { organisationId, id }, row)
        : await insertCategory(tx, { org_id: organisationId, id, created_at: now, ...row })
      await assignTypeName(tx, owner, {
        name: saved.name,
        before,
        isUsed: () => isTypeUsed(tx, organisationId, saved.name),
      })
      const renamed = before !== undefined && before !== saved.name && { before, name: saved.name }
      const date = now.toISOString()
      const changed = renamed ? await ctx.followUps.typeRenamed(tx, owner, { ...renamed, date }) : []
      if (alignments) await replaceAlignments(tx, { organisationId, categoryId: id }, alignments)
      const action = input.id ? 'category.changed' : 'category.created'
      await appendAudit(ctx, tx, organisationId, now, [{ actor: accountId, action, subject: id, changed }])
      return categoryToWire(saved, alignments ?? (await alignmentsOf(tx, organisationId)).get(id))
    }),
  ).catch((error: unknown) => {
    // Since we looked, somebody took the name, or it is that of certificates elsewhere.
    throw isUniqueViolation(error) || error instanceof TypeElsewhere ? nameTaken(input.name) : error
  })
}

const keyOf = (name: string): string => name.toLowerCase()

/** Throws already_exists if another category of the organisation has this name. */
async function requireFreeName(
  tx: Tx,
  { organisationId, id, name }: { organisationId: string; id: string; name: string },
): Promise<void> {
  const same = await tx
    .selectFrom('category')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('name_key', '=', keyOf(name))
    .executeTakeFirst()
  if (same && same.id !== id) throw nameTaken(name)
}

const insertCategory = (tx: Tx, row: Omit<Insertable<CategoryTables['category']>, 'default_template_id'>) =>
  tx
    .insertInto('category')
    .values({ default_template_id: null, ...row })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Throws not_found. */
const updateCategory = (
  tx: Tx,
  { organisationId, id }: { organisationId: string; id: string },
  row: Updateable<CategoryTables['category']>,
) =>
  tx
    .updateTable('category')
    .set(row)
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(() => refusal('not_found.category'))

async function nameOf(tx: Tx, organisationId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('category')
    .select('name')
    .where('org_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.name
}

const nameTaken = (name: string): ApiError => refusal('already_exists.category', { name })

async function requireTemplate(tx: Tx, reach: Reach, id: string): Promise<void> {
  const isOffered = await holdTemplate(tx, reach.organisationId, id)
  const resolve = await templateResolver(tx, reach)
  if (isOffered && resolve({ templateId: id, certificateType: '' })) return
  throw fieldRefusal('defaultTemplateId', 'invalid.template')
}
