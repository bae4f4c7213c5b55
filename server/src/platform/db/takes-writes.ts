import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'
import { WritesRefused } from './unavailable.ts'

/** Whether the database takes writes. It tries one, since with a full disk and on a standby everything can still be read. */
export async function takesWrites(db: Kysely<Database>): Promise<boolean> {
  try {
    // A lease that nobody has or wants.
    await sql`
      INSERT INTO lease (name, holder, until) VALUES ('write-probe', '', now())
      ON CONFLICT (name) DO UPDATE SET until = excluded.until`.execute(db)
    return true
  } catch (error) {
    if (error instanceof WritesRefused) return false
    throw error
  }
}
