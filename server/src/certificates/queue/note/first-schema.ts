import { step } from '../../../platform/db/step.ts'

export const noteSchema = step(`
  CREATE TABLE IF NOT EXISTS review_note (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    author_id text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS review_note_by_certificate ON review_note (certificate_id, org_id, id);
`)
