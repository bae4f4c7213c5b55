import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables.ts'

export interface QueueDepth {
  queue: string
  /** Jobs to do now, or again after a failed attempt. */
  waiting: number
  active: number
  /** Failed jobs that are not retried any more. They are kept for a week. */
  failed: number
  oldestWaiting: Date | null
}

/** The queues that have jobs to do, or failed ones. */
export async function queueDepths(db: Kysely<Database>): Promise<QueueDepth[]> {
  const { rows } = await sql<
    Record<'queue' | 'waiting' | 'active' | 'failed', string> & { oldest: Date | null }
  >`
    SELECT name AS queue,
      count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
      count(*) FILTER (WHERE state = 'active') AS active,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      min(created_on) FILTER (WHERE state IN ('created', 'retry')) AS oldest
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_%'
    GROUP BY name ORDER BY name`.execute(db)
  return rows.map(({ queue, waiting, active, failed, oldest }) => ({
    queue,
    waiting: Number(waiting),
    active: Number(active),
    failed: Number(failed),
    oldestWaiting: oldest,
  }))
}
