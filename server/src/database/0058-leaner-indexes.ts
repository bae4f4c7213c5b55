import { step } from '../platform/db/step.ts'

/**
 * Smaller indexes for the same questions (docs/operations/growth.md). Where many rows share a key, an index without the
 * column that tells them apart keeps the key once; where two indexes began alike, one remains. The statements of the
 * release before use these as well. While the new ones are built, people can read; only the exchange at the end locks them
 * out, for a moment.
 */
export const leanerIndexes = step(`
  CREATE INDEX IF NOT EXISTS audit_of_subject ON audit_entry (org_id, subject);
  CREATE INDEX IF NOT EXISTS audit_at ON audit_entry (at);
  CREATE INDEX IF NOT EXISTS certificate_of_batch ON certificate (org_id, batch_id) WHERE batch_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS certificate_of_student ON certificate (org_id, student_id);
  CREATE INDEX IF NOT EXISTS anchor_open ON anchor (state) WHERE state <> 'final';
  CREATE UNIQUE INDEX IF NOT EXISTS next_statement_key ON certificate_statement (org_id, certificate_id, id);
  CREATE UNIQUE INDEX IF NOT EXISTS next_request_key ON review_request (queue_id, origin, "position");
  CREATE UNIQUE INDEX IF NOT EXISTS next_request_once ON review_request (certificate_id, queue_id);

  DROP INDEX IF EXISTS audit_by_subject;
  DROP INDEX IF EXISTS audit_by_time;
  DROP INDEX IF EXISTS certificate_by_batch;
  DROP INDEX IF EXISTS certificate_by_student;
  DROP INDEX IF EXISTS statement_by_certificate;
  DROP INDEX IF EXISTS review_request_by_origin;
  DROP INDEX IF EXISTS review_request_by_certificate;
  ALTER TABLE certificate_statement
    DROP CONSTRAINT IF EXISTS certificate_statement_pkey,
    ADD CONSTRAINT certificate_statement_pkey PRIMARY KEY USING INDEX next_statement_key;
  ALTER TABLE review_request
    DROP CONSTRAINT IF EXISTS review_request_pkey,
    DROP CONSTRAINT IF EXISTS review_request_queue_id_certificate_id_key,
    DROP CONSTRAINT IF EXISTS review_request_once,
    ADD CONSTRAINT review_request_pkey PRIMARY KEY USING INDEX next_request_key,
    ADD CONSTRAINT review_request_once UNIQUE USING INDEX next_request_once;
`)
