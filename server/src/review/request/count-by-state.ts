import { type RequestCounts, type RequestFilter, reviewFlag } from '@credenza/schema'
import type { Db } from '../../context.ts'
import { countRequests } from './find-requests.ts'
import type { Queue } from './match-requests.ts'

/** The number of matching requests of a queue in each state, by the rule of the list. */
export async function countByState(
  db: Db,
  queue: Queue,
  filter: Omit<RequestFilter, 'status'>,
): Promise<RequestCounts> {
  const count = (status: RequestFilter['status']) =>
    countRequests(db, { queue, filter: { ...filter, status } })
  const [pending, verified, declined] = await Promise.all([
    count(reviewFlag.pending),
    count(reviewFlag.verified),
    count(reviewFlag.declined),
  ])
  return { pending, verified, declined }
}
