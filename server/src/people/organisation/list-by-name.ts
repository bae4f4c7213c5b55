import type { ListQuery } from '@credenza/schema'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../platform/db/tables.ts'
import { cursorKey, pageOf } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'

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
  query: ListQuery,
  condition: Condition,
): Promise<NamedOrganisations> {
  const pattern = searchPattern(query.search)
  const after = cursorKey(query)
  const matching = ctx.db
    .selectFrom('organisation')
    .where(condition)
    .$if(pattern !== undefined, (q) => q.where((is) => is(is.fn('lower', ['name']), 'like', pattern!)))
  const [rows, { count }] = await Promise.all([
    matching
      .select(['id', 'name'])
      .$if(after !== undefined, (q) =>
        q.where(sql<boolean>`(name, id) > (SELECT name, id FROM organisation WHERE id = ${after!})`),
      )
      .orderBy('name')
      .orderBy('id')
      .limit(query.limit + 1)
      .execute(),
    matching.select((q) => q.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  ])
  const { page, nextCursor } = pageOf(rows, query.limit, (row) => row.id)
  const data = page.map((row) => ({ _id: row.id, organizationName: row.name }))
  return { data, nextCursor, total: Number(count) }
}
