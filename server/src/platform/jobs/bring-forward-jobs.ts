import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/**
 * Jobs that wait for longer than a day were to be tried again, or enqueued, while the clock was ahead. They begin now, by the
 * database's clock.
 */
export async function bringForwardJobs({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`UPDATE pgboss.job SET start_after = now()
    WHERE state IN ('created', 'retry') AND start_after > now() + interval '1 day'`.execute(db)
}
