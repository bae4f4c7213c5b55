import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** The channel on which streams hear of a queue, by its id, when what it shows has changed. */
export const queueChannel = 'review_queue'

/** Tells whoever reads a queue in which these certificates stand that they are not as they were, on commit. */
export async function tellQueues(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('review_request')
    .select('queue_id')
    .distinct()
    .where('certificate_id', '=', anyOf(certificateIds))
    .execute()
  await tellReaders(tx, queuesAmong(rows))
}

/** The queues in which rows of `review_request` stand. */
export const queuesAmong = (rows: readonly { queue_id: string }[]): string[] => [
  ...new Set(rows.map((row) => row.queue_id)),
]

/** Tells whoever reads these queues that they are not as they were, on commit. */
export const tellReaders = (tx: Tx, queueIds: readonly string[]) =>
  sql`SELECT pg_notify(${queueChannel}, queue_id) FROM unnest(${queueIds}::text[]) AS told (queue_id)`.execute(
    tx,
  )
