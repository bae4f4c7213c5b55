import type { Migration } from 'kysely/migration'
import { step } from '../db/step.ts'

export const documentMigrations: Record<string, Migration> = {
  '0020_documents_block': step(`CREATE TABLE IF NOT EXISTS block (
    cid text PRIMARY KEY,
    bytes bytea NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now()
  )`),
}
