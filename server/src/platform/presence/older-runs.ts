import { sql } from 'kysely'

/**
 * How long after it was last seen a process counts as gone, if it did not record its end. One that was only paused is seen
 * again when it wakes, and back-fills then run once more for what it wrote in the meantime. Its open transactions end sooner
 * (pool.ts).
 */
export const goneAfter = sql`interval '60 seconds'`

/** Whether a process without this migration is running, by the database's clock. */
export const olderRuns = (migration: string) => sql<boolean>`
  EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${migration}
    AND older.ended_at IS NULL AND older.seen_at > now() - ${goneAfter})`

/** Whether such a process ran within the last week, so that an upgrade may still be reverted. */
export const olderSeen = (migration: string) => sql<boolean>`
  EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${migration}
    AND older.seen_at > now() - interval '7 days')`
