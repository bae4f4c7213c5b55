import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'
import { WritesRefused } from './unavailable.ts'

/** Whether the database takes writes: only writing tells, since a full disk and a standby let everything be read. */
export async function takesWrites(db: Kysely<Database>): Promise<boolean> {
  try {
    // A lease that nobody holds and nobody asks for.
    await sql`
      INSERT INTO lease (name, holder, until) VALUES ('write-probe', '', now())
      ON CONFLICT (name) DO UPDATE SET until = excluded.until`.execute(db)
    return true
  } catch (error) {
    if (error instanceof WritesRefused) return false
    throw error
  }
}
