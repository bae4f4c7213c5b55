import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documentMigrations: Record<string, Migration> = {
  '0020_documents_block': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS block (
        cid text PRIMARY KEY,
        bytes bytea NOT NULL,
        stored_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
    },
  },
}
