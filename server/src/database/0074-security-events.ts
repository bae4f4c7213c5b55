import { step } from '../platform/db/step.ts'

export const securityEvents = step(`
  CREATE TABLE IF NOT EXISTS security_event (
    position bigint PRIMARY KEY,
    org_id text NOT NULL,
    seq bigint NOT NULL,
    at timestamptz NOT NULL,
    UNIQUE (org_id, seq)
  );
  CREATE INDEX IF NOT EXISTS security_event_by_time ON security_event (at);
  CREATE INDEX IF NOT EXISTS audit_uncommon ON audit_entry (at) WHERE action NOT IN (
    'state.recorded', 'certificate.created', 'certificate.signed', 'certificate.stored', 'certificate.accepted',
    'certificate.logged', 'certificates.anchored', 'delivery.sent', 'student.added', 'student.edited', 'batch.progressed'
  );

  CREATE TABLE IF NOT EXISTS security_sink (
    name text PRIMARY KEY,
    position bigint NOT NULL,
    failing_since timestamptz
  );
`)
