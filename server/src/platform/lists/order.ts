import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/**
 * The column by which a list is ordered. Rows with equal values are ordered by what tells them apart, in the same direction.
 */
export interface Order<Column extends string> {
  column: Column
  direction: 'asc' | 'desc'
}

/** Ids and positions sort by time. */
export const newestFirst: Order<'createdAt'> = { column: 'createdAt', direction: 'desc' }

/** The values that a list's `sort` takes (see `sortBy` in the schema). */
export type Sort<Column extends string> = Column | `-${Column}`

/** The order that `sort` asks for, otherwise the list's default. */
export function orderOf<Column extends string, Standard extends string>(
  sort: Sort<Column> | undefined,
  standard: Order<Standard>,
): Order<Column | Standard> {
  if (sort === undefined) return standard
  return sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' }
}

/** A column by name, or an expression. It must not be null, since it is compared with a place in the order. */
export type Key = string | Expression<unknown>

/** The orders of a list: the key behind each name that `sort` takes. */
export interface Orders<Column extends string> {
  keys: Record<Column, Key>
  /** Tells rows with the same key apart. A key in this list is unique by itself. */
  unique: readonly [Key, ...Key[]]
  standard: Order<NoInfer<Column>>
}

/** The columns by which rows are ordered, together unique. */
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

/** A row's place in an order, for a cursor. JSON, because `pg` takes ten times as long to read an array. */
export const placeIn = ({ columns }: RowOrder) =>
  sql<string[]>`json_build_array(${sql.join(columns.map((key) => sql`${keyOf(key)}::text`))})`

/** The rows after a place in an order; without a place, all of them. */
export function beyond<DB, Tables extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, Tables, Row>,
  { columns, direction }: RowOrder,
  after: readonly string[] | undefined,
): SelectQueryBuilder<DB, Tables, Row> {
  if (!after) return rows
  const comparison = sql.raw(direction === 'desc' ? '<' : '>')
  return rows.where(sql<boolean>`(${sql.join(columns.map(keyOf))}) ${comparison} (${sql.join(after)})`)
}
