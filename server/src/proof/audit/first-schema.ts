import { step } from '../../platform/db/step.ts'

export const auditSchema = step(`
  CREATE TABLE IF NOT EXISTS audit_head (
    org_id text PRIMARY KEY,
    seq bigint NOT NULL,
    hash bytea NOT NULL,
    mac bytea
  );

  CREATE TABLE IF NOT EXISTS audit_entry (
    org_id text NOT NULL,
    seq bigint NOT NULL,
    at timestamptz NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail jsonb NOT NULL,
    hash bytea NOT NULL,
    state bytea,
    PRIMARY KEY (org_id, seq)
  );
  CREATE INDEX IF NOT EXISTS audit_by_subject ON audit_entry (org_id, subject, seq);
  CREATE INDEX IF NOT EXISTS audit_by_time ON audit_entry (at DESC, org_id DESC, seq DESC);
`)
