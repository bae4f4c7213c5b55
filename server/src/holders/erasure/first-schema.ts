import { step } from '../../platform/db/step.ts'

export const erasureSchema = step(`
  CREATE TABLE IF NOT EXISTS erasure (
    account_id text PRIMARY KEY,
    asked_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    done_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS erasure_due ON erasure (due_at) WHERE done_at IS NULL;
`)
