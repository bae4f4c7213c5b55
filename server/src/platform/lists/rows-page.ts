import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { beyond, inOrder, type Orders, placeIn } from './order.ts'
import { type PageQuery, readPage } from './page.ts'

/**
 * A page of a query's rows, all of which are counted: for lists that are short or read along an index. `Row` is what the query
 * selects.
 */
export async function rowsPage<Column extends string, DB, Tables extends keyof DB, Row>(
  db: Db,
  matching: SelectQueryBuilder<DB, Tables, Row>,
  query: PageQuery<NoInfer<Column>>,
  orders: Orders<Column>,
): Promise<{ page: Row[]; nextCursor: string | null; total: number }> {
  const { page, nextCursor, total } = await readPage(query, {
    orders,
    count: async () => ({ total: await countAll(db, matching), totalIsExact: true }),
    rows: ({ along, after, most }) =>
      inOrder(beyond(matching, along, after), along)
        .select(placeIn(along).as('place'))
        .limit(most)
        .execute() as Promise<(Row & { place: string[] })[]>,
    placeOf: ({ place }) => place,
  })
  return { page, nextCursor, total }
}

async function countAll<DB, Tables extends keyof DB, Row>(
  db: Db,
  rows: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const {
    rows: [counted],
  } = await sql<{ count: string }>`SELECT count(*) AS count FROM (${rows}) AS listed`.execute(db)
  return Number(counted!.count)
}
