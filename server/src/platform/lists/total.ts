import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'

/** This many rows of a search are counted exactly; if there are more, the count says so. */
export const countedExactly = 1_000

/** How many rows match: all of them, or a lower bound. */
export interface Total {
  total: number
  totalIsExact: boolean
}

/** At most as many rows as are counted exactly, and one more that tells whether there are others. */
export const upToCounted = <DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
): SelectQueryBuilder<DB, Tables, Row> => rows.limit(countedExactly + 1)

/** Counts rows that `upToCounted` has cut. */
export async function countCut(db: Db, rows: Expression<unknown>): Promise<Total> {
  const found = await sql<{ count: string }>`SELECT count(*) AS count FROM (${rows}) AS counted`.execute(db)
  const count = Number(found.rows[0]!.count)
  return { total: Math.min(count, countedExactly), totalIsExact: count <= countedExactly }
}
