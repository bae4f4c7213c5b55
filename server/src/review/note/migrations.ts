import type { Migration } from 'kysely/migration'
import { step } from '../../platform/db/step.ts'

export const noteMigrations: Record<string, Migration> = {
  '0989_review_note': step(`CREATE TABLE IF NOT EXISTS review_note (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    author_id text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  )`),
  '0989_review_note_by_certificate': step(`CREATE INDEX IF NOT EXISTS review_note_by_certificate
    ON review_note (certificate_id, org_id, id)`),
}
