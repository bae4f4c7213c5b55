import type { Category } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isTypeWithin } from '../../people/department/reach.ts'
import type { Reach } from '../../platform/http/access.ts'
import { alignmentsOf } from './alignments.ts'
import { categoryToWire } from './category-to-wire.ts'

export async function listCategories(ctx: Context, reach: Reach): Promise<Category[]> {
  const rows = await ctx.db
    .selectFrom('category')
    .select(['id', 'name', 'default_template_id'])
    .where('org_id', '=', reach.organisationId)
    .where(isTypeWithin(reach, 'name'))
    .orderBy('name_key')
    .execute()
  const alignments = await alignmentsOf(ctx.db, reach.organisationId)
  return rows.map((row) => categoryToWire(row, alignments.get(row.id)))
}

/** Every category name in use on this deployment, without duplicates. Verifiers set fees for these. */
export async function listAllCategoryNames(ctx: Context): Promise<Category[]> {
  const rows = await ctx.db
    .selectFrom('category')
    .select((q) => ['name_key as id', q.fn.min('name').as('name')])
    .groupBy('name_key')
    .orderBy('name_key')
    .execute()
  return rows.map(({ id, name }) => categoryToWire({ id, name: String(name), default_template_id: null }))
}
