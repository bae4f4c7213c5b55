import { step } from '../platform/db/step.ts'

/** What administrators note in a breach case, such as when they told the authority. */
export const breachNotes = step(`
  CREATE TABLE IF NOT EXISTS breach_note (
    id text PRIMARY KEY,
    case_id text NOT NULL REFERENCES breach_case (id),
    text text NOT NULL,
    authority_told_at timestamptz,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS breach_note_case ON breach_note (case_id, id);
`)
