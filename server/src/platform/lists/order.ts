import { type SelectQueryBuilder, sql } from 'kysely'
import type { Place } from './page.ts'

/** What a list is ordered by; rows with the same value are ordered by id, in the same direction. */
export interface Order<Column extends string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Ids and positions sort by time. */
export const newestFirst: Order<'createdAt'> = { column: 'createdAt', direction: 'desc' }

/** The order that `sort` asks for (see `sortBy` in the schema), or else the list's default. */
export function orderOf<Column extends string, Standard extends string>(
  sort: Column | `-${Column}` | undefined,
  standard: Order<Standard>,
): Order<Column | Standard> {
  if (sort === undefined) return standard
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' }
}

/** How rows are read: along a column, and along a unique one where that is equal. The column may be the unique one. */
export interface RowOrder {
  key: string
  tie: string
  direction: 'asc' | 'desc'
}

/** Rows in an order. */
export function inOrder<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { key, tie, direction }: RowOrder,
): SelectQueryBuilder<DB, Tables, Row> {
  const byKey = key === tie ? rows : rows.orderBy(sql.ref(key), direction)
  return byKey.orderBy(sql.ref(tie), direction)
}

/** The rows after a place of an order; all of them without one. */
export function beyond<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { key, tie, direction }: RowOrder,
  place: Pick<Place, 'value' | 'id'> | undefined,
): SelectQueryBuilder<DB, Tables, Row> {
  if (!place) return rows
  const after = sql.raw(direction === 'desc' ? '<' : '>')
  return rows.where(
    key === tie
      ? sql<boolean>`${sql.ref(tie)} ${after} ${place.id}`
      : sql<boolean>`(${sql.ref(key)}, ${sql.ref(tie)}) ${after} (${place.value}, ${place.id})`,
  )
}
