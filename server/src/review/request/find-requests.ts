import type { RequestFilter } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import { idsOfCodes } from '../../certificates/certificate/search/shown-codes.ts'
import { wordsWith } from '../../certificates/certificate/search/shown-words.ts'
import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import { findValues, hasOneOf } from '../../certificates/search/certificate-values.ts'
import type { Db } from '../../context.ts'
import { asTable } from '../../platform/db/as-table.ts'
import { countRows } from '../../platform/db/count-rows.ts'
import { beyond, inOrder, placeIn } from '../../platform/lists/order.ts'
import { type PageQuery, readPage, type Stretch } from '../../platform/lists/page.ts'
import { searchPattern } from '../../platform/lists/search-text.ts'
import { countCut, type Total, upToCounted } from '../../platform/lists/total.ts'
import { matchingRequests, type Queue, type RequestQuery } from './match-requests.ts'
import { type RequestColumn, requestOrders } from './request-columns.ts'

export interface RequestList {
  queue: Queue
  filter: RequestFilter
}

/** A page of a queue: the ids of certificates. */
export const readQueue = (db: Db, list: RequestList, query: PageQuery<RequestColumn>) =>
  readPage(query, {
    orders: requestOrders,
    count: () => countRequests(db, list),
    rows: async (stretch, total) => requestPage(db, list, stretch, await total),
    placeOf: ({ place }) => place,
  })

/** How many requests match. For a search with many matches, a lower bound. */
export async function countRequests(db: Db, list: RequestList): Promise<Total> {
  if (searchPattern(list.filter.search) === undefined) {
    return { total: await countRows(matchingRequests(db, list.queue, list.filter)), totalIsExact: true }
  }
  const found = await foundRequests(db, list)
  return countCut(db, upToCounted(found.select('position')))
}

/**
 * The next requests in an order. Reads a verifier's queues side by side, each along an index of the order, because no index
 * spans two queues. If a search has few matches, fetches and sorts them; if many, reads them in order.
 */
async function requestPage(
  db: Db,
  list: RequestList,
  { along, after, most }: Stretch<RequestColumn>,
  { totalIsExact }: Total,
) {
  const { queue, filter } = list
  const isFew = searchPattern(filter.search) !== undefined && totalIsExact
  const arms = isFew
    ? [await foundRequests(db, list)]
    : queuesOf(queue.verifierId).map((queueId) => matchingRequests(db, queue, filter, [queueId]))
  const parts = arms.map(
    (rows) =>
      sql`(${inOrder(beyond(rows, along, after), along)
        .selectAll()
        .limit(most)})`,
  )
  const merged = sql`(${sql.join(parts, sql` UNION ALL `)})`.as<'review_request'>(sql.ref('review_request'))
  return inOrder(asTable(db.selectFrom(merged)), along)
    .select(['certificate_id', placeIn(along).as('place')])
    .limit(most)
    .execute()
}

/**
 * What a search finds through the indexes of the matching values: a queue of many thousands has few different titles. A search
 * with too many values to fetch matches so many requests that they are tested directly.
 */
async function foundRequests(db: Db, { queue, filter }: RequestList): Promise<RequestQuery> {
  const { search, ...rest } = filter
  const arms = await Promise.all(
    queuesOf(queue.verifierId).map(async (queueId) => {
      const { byColumn, isCut } = await findValues(db, queueId, search!)
      if (isCut) return [some(matchingRequests(db, queue, filter, [queueId]))]
      const rows = matchingRequests(db, queue, rest, [queueId])
      return [
        ...[...byColumn].flatMap(([column, values]) =>
          column === 'account_id' ? [] : [some(rows.where(hasOneOf(column, values)))],
        ),
        ...idsOfCodes(search!).map((ids) =>
          some(rows.where(sql<boolean>`certificate_id = ANY(ARRAY(${ids}))`)),
        ),
        ...wordsWith(search!).map((word) => some(rows.where(sql<boolean>`state = ${word}`))),
      ]
    }),
  )
  const all = arms.flat()
  const union = all.length > 0 ? sql.join(all, sql` UNION `) : sql`SELECT * FROM review_request WHERE false`
  return asTable(db.selectFrom(sql`(${union})`.as<'review_request'>(sql.ref('review_request'))))
}

const some = (rows: RequestQuery): RawBuilder<unknown> => sql`(${upToCounted(rows.selectAll())})`
