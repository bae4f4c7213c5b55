import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/** What a list is ordered by; rows with the same value are ordered by what tells them apart, in the same direction. */
export interface Order<Column extends string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Ids and positions sort by time. */
export const newestFirst: Order<'createdAt'> = { column: 'createdAt', direction: 'desc' }

/** What `sort` of a list can say (see `sortBy` in the schema). */
export type Sort<Column extends string> = Column | `-${Column}`

/** The order that `sort` asks for, or else the list's default. */
export function orderOf<Column extends string, Standard extends string>(
  sort: Sort<Column> | undefined,
  standard: Order<Standard>,
): Order<Column | Standard> {
  if (sort === undefined) return standard
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' }
}

/** A column by name, or what is computed from some; never null, because a place in an order compares it. */
export type Key = string | Expression<unknown>

/** The orders of a list: what is behind each name that `sort` takes. */
export interface Orders<Column extends string> {
  keys: Record<Column, Key>
  /** What tells rows with the same key apart; a key among them is unique by itself. */
  unique: readonly [Key, ...Key[]]
  standard: Order<NoInfer<Column>>
}

/** How rows are read: along columns that together are unique. */
export interface RowOrder {
  columns: readonly [Key, ...Key[]]
  direction: 'asc' | 'desc'
}

export function rowOrder<Column extends string>(
  { keys, unique }: Orders<Column>,
  { column, direction }: Order<Column>,
): RowOrder {
  const key = keys[column]
  return { columns: unique.includes(key) ? unique : [key, ...unique], direction }
}

export const keyOf = (key: Key) => (typeof key === 'string' ? sql.ref(key) : key)

/** Rows in an order. */
export const inOrder = <DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { columns, direction }: RowOrder,
): SelectQueryBuilder<DB, Tables, Row> =>
  columns.reduce<SelectQueryBuilder<DB, Tables, Row>>(
    (sorted, key) => sorted.orderBy(keyOf(key), direction),
    rows,
  )

/** Where a row is in an order, as the place of a cursor keeps it. As JSON: `pg` takes ten times as long to read an array. */
export const placeIn = ({ columns }: RowOrder) =>
  sql<string[]>`json_build_array(${sql.join(columns.map((key) => sql`${keyOf(key)}::text`))})`

/** The rows after a place of an order; all of them without one. */
export function beyond<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { columns, direction }: RowOrder,
  after: readonly string[] | undefined,
): SelectQueryBuilder<DB, Tables, Row> {
  if (!after) return rows
  const comparison = sql.raw(direction === 'desc' ? '<' : '>')
  return rows.where(sql<boolean>`(${sql.join(columns.map(keyOf))}) ${comparison} (${sql.join(after)})`)
}
