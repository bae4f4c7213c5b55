import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface Step extends Migration {
  /** What it runs. */
  statements: string
}

/** A migration written in SQL. Its statements must be safe to run twice: not every engine has transactional DDL. */
export const step = (statements: string): Step => ({
  statements,
  up: async (db) => {
    await sql.raw(statements).execute(db)
  },
})
