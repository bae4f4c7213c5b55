import { sql } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { olderRuns } from '../presence/older-runs.ts'
import type { BackFill } from './back-fill.ts'

/** What to do next: nothing, wait for older processes, begin from the start, or continue after a place. */
export type NextStep = { next: 'nothing' | 'wait' | 'begin' } | { next: 'go on'; place: string }

/** The standing of one back-fill, by the database's clock. */
export async function nextStepOf(db: Db | Tx, { name, since }: BackFill): Promise<NextStep> {
  const { rows } = await sql<{ place: string | null; done: boolean; waits: boolean; left_gaps: boolean }>`
    SELECT back_fill.place, back_fill.done_at IS NOT NULL AS done,
      ${olderRuns(since)} AS waits,
      EXISTS (SELECT FROM server_process AS older WHERE older.migration < ${since}
        AND older.seen_at >= back_fill.begun_at) AS left_gaps
    FROM (SELECT) AS one LEFT JOIN back_fill ON back_fill.name = ${name}`.execute(db)
  const { place, done, waits, left_gaps } = rows[0]!
  const isWhole = place !== null && !left_gaps
  if (isWhole && done) return { next: 'nothing' }
  if (waits) return { next: 'wait' }
  return isWhole ? { next: 'go on', place } : { next: 'begin' }
}
