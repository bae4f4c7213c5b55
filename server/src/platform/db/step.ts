import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface Step extends Migration {
  /** What it runs. */
  statements: string
}

/**
 * A migration written in SQL, in which `;` ends a line only where it ends a statement. Its statements must be safe to run twice:
 * not every engine has transactional DDL. They run one by one, since Citus sends the whole text to its workers for each that
 * changes a distributed table, and these refuse more than one at once.
 */
export const step = (statements: string): Step => ({
  statements,
  up: async (db) => {
    for (const statement of statements.split(/;\s*$/m).filter((one) => one.trim()))
      await sql.raw(statement).execute(db)
  },
})
