import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../context.ts'
import { goneAfter } from './older-runs.ts'

/** How many processes run of which this condition about `server_process` does not hold. */
export async function processesWaitedFor(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM server_process
    WHERE ended_at IS NULL AND seen_at > now() - ${goneAfter} AND NOT (${condition})`.execute(db)
  return rows[0]!.count
}
