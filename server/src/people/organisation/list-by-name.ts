import type { ListQuery } from '@credenza/schema'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/db/tables.ts'
import { foldedSql } from '../../platform/lists/folded-sql.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'

export type NameQuery = PageQuery<'organizationName'> & Pick<ListQuery, 'search'>
interface NamedOrganisations {
  data: { _id: string; organizationName: string }[]
  nextCursor: string | null
  total: number
}
type Condition = (
  is: ExpressionBuilder<Database, 'organisation'>,
) => ExpressionWrapper<Database, 'organisation', SqlBool>

/** One page of the organisations that meet a condition, by name, with only their ids and names. */
export async function listByName(
  ctx: Context,
  query: NameQuery,
  condition: Condition,
): Promise<NamedOrganisations> {
  const pattern = searchPattern(query.search)
  const matching = ctx.db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where(condition)
    .$if(pattern !== undefined, (q) => q.where(foldedSql(sql.ref('name')), 'like', pattern!))
  const { page, ...rest } = await rowsPage(ctx.db, matching, query, {
    keys: { organizationName: 'name' },
    unique: ['id'],
    standard: { column: 'organizationName', direction: 'asc' },
  })
  const data = page.map((row) => ({ _id: row.id, organizationName: row.name }))
  return { data, ...rest }
}
