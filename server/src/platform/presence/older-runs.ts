import { sql } from 'kysely'

/**
 * How long after it was last seen a process counts as gone, if it did not record its end. One that was only paused is seen
 * again when it wakes, and back-fills then run once more for what it wrote in the meantime. Its open transactions end sooner
 * (pool.ts).
 */
const goneAfter = sql`interval '60 seconds'`

/** Whether the time in this column says that its process runs. A time to come was recorded while the clock was ahead. */
export const wasJustSeen = (column: string) =>
  sql<boolean>`${sql.ref(column)} BETWEEN now() - ${goneAfter} AND now() + ${goneAfter}`

/** Whether a process without this migration is running, by the database's clock. */
export const olderRuns = (migration: string) => sql<boolean>`
  EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${migration}
    AND older.ended_at IS NULL AND ${wasJustSeen('older.seen_at')})`

/** Whether such a process ran within the last week, so that an upgrade may still be reverted. */
export const olderSeen = (migration: string) => sql<boolean>`
  EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${migration}
    AND older.seen_at > now() - interval '7 days')`
