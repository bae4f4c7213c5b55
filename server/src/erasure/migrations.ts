import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const erasureMigrations: Record<string, Migration> = {
  '0980_erasure': step(`CREATE TABLE IF NOT EXISTS erasure (
    account_id text PRIMARY KEY,
    asked_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    done_at timestamptz
  )`),
  '0981_erasure_due': step(
    'CREATE INDEX IF NOT EXISTS erasure_due ON erasure (due_at) WHERE done_at IS NULL',
  ),
}
