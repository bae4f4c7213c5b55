import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration of one DDL statement, which must not mind running twice: not every engine has transactional DDL. */
export const step = (statement: string): Migration => ({
  up: async (db) => {
    await sql.raw(statement).execute(db)
  },
})
