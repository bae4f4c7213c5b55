import { step } from '../platform/db/step.ts'

export const reviewAttachment = step(`
  CREATE TABLE IF NOT EXISTS review_attachment (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    verifier_id text NOT NULL,
    media_type text NOT NULL,
    bytes integer NOT NULL,
    about bytea NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS review_attachment_by_certificate
    ON review_attachment (certificate_id, verifier_id, id);
`)
