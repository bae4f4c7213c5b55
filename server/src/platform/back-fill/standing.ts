import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { BackFill } from './back-fill.ts'

/** What to do next: nothing, wait for older processes, begin from the start, or continue after a place. */
export type Standing = { next: 'nothing' | 'wait' | 'begin' } | { next: 'go on'; place: string }

/**
 * How long after it was last seen a process counts as gone, if it did not note its end. One that was only paused is seen again
 * when it wakes, and a further round fills what it then wrote. Its open transactions end sooner (pool.ts).
 */
const goneAfter = sql`interval '60 seconds'`

/** Reads one back-fill's standing, by the database's clock. */
export async function standingOf(db: Db | Tx, { name, since }: BackFill): Promise<Standing> {
  const { rows } = await sql<{ place: string | null; done: boolean; waits: boolean; left_gaps: boolean }>`
    SELECT back_fill.place, back_fill.done_at IS NOT NULL AS done,
      EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${since}
        AND older.ended_at IS NULL AND older.seen_at > now() - ${goneAfter}) AS waits,
      EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${since}
        AND older.seen_at >= back_fill.begun_at) AS left_gaps
    FROM (SELECT) AS one LEFT JOIN back_fill ON back_fill.name = ${name}`.execute(db)
  const { place, done, waits, left_gaps } = rows[0]!
  const isWhole = place !== null && !left_gaps
  if (isWhole && done) return { next: 'nothing' }
  if (waits) return { next: 'wait' }
  return isWhole ? { next: 'go on', place } : { next: 'begin' }
}
