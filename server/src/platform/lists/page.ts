import type { ListQuery } from '@credenza/schema'
import { z } from 'zod'
import { type Order, type Orders, orderOf, type RowOrder, rowOrder, type Sort } from './order.ts'
import type { Total } from './total.ts'

/** What a call wants from a list, besides its filters. */
export type PageQuery<Column extends string> = Pick<ListQuery, 'cursor' | 'limit'> & {
  sort?: Sort<Column> | undefined
}

/** Where a page ended, and the total from the first page, so that later pages need not count again. */
interface Place extends Total {
  after: string[]
}

const placeParts = z.tuple([z.array(z.string()), z.number(), z.boolean()])

/** Safe to parse: `bindCursors` lets through only cursors that `cursorOf` made for the same list, order and filter. */
function placeOf(cursor: string): Place {
  const [after, total, totalIsExact] = placeParts.parse(JSON.parse(cursor))
  return { after, total, totalIsExact }
}

const cursorOf = ({ after, total, totalIsExact }: Place): string =>
  JSON.stringify([after, total, totalIsExact])

/** A part of an ordered list: at most `most` rows after a position; undefined means from the beginning. */
export interface Stretch<Column extends string> {
  order: Order<Column>
  along: RowOrder
  after: string[] | undefined
  most: number
}

/** The parts that differ between lists. */
export interface List<Column extends string, Row> {
  orders: Orders<Column>
  count(): Promise<Total>
  rows(stretch: Stretch<Column>, total: Promise<Total>): Promise<Row[]>
  /** The place of a row in the order. */
  placeOf(row: Row, order: Order<Column>): string[]
}

export interface Page<Row> extends Total {
  page: Row[]
  nextCursor: string | null
}

/** Reads the page that a call asks for. Reads one row more, to tell whether there is another page. */
export async function readPage<Column extends string, Row>(
  { cursor, limit, sort }: PageQuery<Column>,
  list: List<Column, Row>,
): Promise<Page<Row>> {
  const order = orderOf(sort, list.orders.standard)
  const place = cursor === undefined ? undefined : placeOf(cursor)
  const counting = place ? Promise.resolve(place) : list.count()
  const stretch = { order, along: rowOrder(list.orders, order), after: place?.after, most: limit + 1 }
  const [rows, { total, totalIsExact }] = await Promise.all([list.rows(stretch, counting), counting])
  const page = rows.slice(0, limit)
  const last = rows.length > limit && page.at(-1)
  const nextCursor = last ? cursorOf({ after: list.placeOf(last, order), total, totalIsExact }) : null
  return { page, nextCursor, total, totalIsExact }
}
