import {
  type RequestFilter,
  type RequestSelection,
  reviewOf,
  type Certificate as WireCertificate,
} from '@credenza/schema'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { idsOfCodes } from '../../certificates/certificate/search/shown-codes.ts'
import { wordsWith } from '../../certificates/certificate/search/shown-words.ts'
import { isAssigned } from '../../certificates/queue/assignment/is-assigned.ts'
import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { Db, Tx } from '../../context.ts'
import { allOf, anyOf } from '../../platform/db/any-of.ts'
import type { Database } from '../../platform/db/tables.ts'
import { hasText, searchPattern } from '../../platform/lists/search-text.ts'

export type RequestQuery = SelectQueryBuilder<Database, 'review_request', object>

/** Which of a verifier's two queues. */
export interface Queue {
  verifierId: string
  origin: WireCertificate['origin']
}

/** The requests of a queue that pass a filter, by the rule of the list. `queueIds` are the queues that it combines. */
export function matchingRequests(
  db: Db | Tx,
  { verifierId, origin }: Queue,
  { search, status, assignedTo, issuerName, category, signed }: RequestFilter,
  queueIds: readonly string[] = queuesOf(verifierId),
): RequestQuery {
  return db
    .selectFrom('review_request')
    .where('review_request.queue_id', 'in', queueIds)
    .where('review_request.origin', '=', origin)
    .$if(searchPattern(search) !== undefined, (q) => q.where(isShown(search!)))
    .$if(status !== undefined, (q) => q.where('review_request.state', '=', reviewOf(status!)))
    .$if(issuerName !== undefined, (q) => q.where('review_request.issuer_name', '=', issuerName!))
    .$if(category !== undefined, (q) => q.where('review_request.category_name', '=', category!))
    .$if(signed !== undefined, (q) => q.where('review_request.signed', '=', signed === 'true'))
    .$if(assignedTo !== undefined, (q) => q.where(isAssigned(verifierId, assignedTo!)))
}

/** The requests of a selection. For a filter, all undecided requests that match. */
export function selectedRequests(db: Db | Tx, queue: Queue, selection: RequestSelection): RequestQuery {
  if ('ids' in selection) {
    return matchingRequests(db, queue, {}).where('review_request.certificate_id', '=', anyOf(selection.ids))
  }
  const { filter, except } = selection
  return matchingRequests(db, queue, filter)
    .where('review_request.state', '=', 'pending')
    .where('review_request.certificate_id', '!=', allOf(except))
}

/** Whether the queue shows the search text: in its texts, in a word for a decision, or by the code that leads to it. */
function isShown(search: string): RawBuilder<boolean> {
  const conditions = [
    hasText('review_request.search', search),
    sql`review_request.state = ${anyOf(wordsWith(search))}`,
    ...idsOfCodes(search).map((ids) => sql`review_request.certificate_id = ANY(ARRAY(${ids}))`),
  ]
  return sql`(${sql.join(conditions, sql` OR `)})`
}
