import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'

/** Up to this many rows of a search are counted exactly; for more, the total is a lower bound. */
export const countedExactly = 1_000

/** How many rows match: all of them, or a lower bound. */
export interface Total {
  total: number
  totalIsExact: boolean
}

/** Limits a query to as many rows as are counted exactly, and one more, which tells whether there are others. */
export const upToCounted = <DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
): SelectQueryBuilder<DB, Tables, Row> => rows.limit(countedExactly + 1)

/** Counts the rows of a query limited by `upToCounted`. */
export async function countCut(db: Db, rows: Expression<unknown>): Promise<Total> {
  const found = await sql<{ count: string }>`SELECT count(*) AS count FROM (${rows}) AS counted`.execute(db)
  const count = Number(found.rows[0]!.count)
  return { total: Math.min(count, countedExactly), totalIsExact: count <= countedExactly }
}
