import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Notification channel for streams: carries the id of a queue whose content has changed. */
export const queueChannel = 'review_queue'

/** Notifies the readers of all queues with these certificates of a change, on commit. */
export async function tellQueues(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('review_request')
    .select('queue_id')
    .distinct()
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  await tellReaders(tx, queuesAmong(rows))
}

/** The queues of rows of `review_request`. */
export const queuesAmong = (rows: readonly { queue_id: string }[]): string[] => [
  ...new Set(rows.map((row) => row.queue_id)),
]

/** Notifies the readers of these queues of a change, on commit. */
export const tellReaders = (tx: Tx, queueIds: readonly string[]) =>
  sql`SELECT pg_notify(${queueChannel}, queue_id) FROM unnest(${queueIds}::text[]) AS told (queue_id)`.execute(
    tx,
  )
