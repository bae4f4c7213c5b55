import { step } from '../platform/db/step.ts'

export const dataProtection = step(`
  CREATE TABLE IF NOT EXISTS retention_choice (
    kind text PRIMARY KEY,
    days integer NOT NULL,
    chosen_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS hold (
    id text PRIMARY KEY,
    subject_id text NOT NULL,
    reason text NOT NULL,
    set_by text NOT NULL,
    set_at timestamptz NOT NULL,
    until timestamptz,
    lifted_by text,
    lifted_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS hold_by_subject ON hold (subject_id) WHERE lifted_at IS NULL;
`)
