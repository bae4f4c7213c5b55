import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { wasJustSeen } from './older-runs.ts'

/** How many running processes do not meet this condition about `server_process`. */
export async function processesWaitedFor(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM server_process
    WHERE ended_at IS NULL AND ${wasJustSeen('seen_at')} AND NOT (${condition})`.execute(db)
  return rows[0]!.count
}
