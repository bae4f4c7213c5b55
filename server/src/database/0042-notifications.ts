import { step } from '../platform/db/step.ts'

/**
 * How far each person has read what their organisation was told, and an index of only those entries of a trail, since
 * most others are of single certificates. Its actions are those of `schema/src/notification.ts`; a test compares them.
 */
export const notifications = step(`
  CREATE TABLE IF NOT EXISTS notification_read (
    org_id text NOT NULL,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    seq bigint NOT NULL,
    PRIMARY KEY (org_id, account_id)
  );
  CREATE INDEX IF NOT EXISTS audit_notable ON audit_entry (org_id, seq) WHERE action IN (
    'organisation.approved', 'organisation.returned', 'organisation.suspended', 'organisation.reinstated',
    'organisation.key-rotated', 'organisation.key-compromised', 'certificate.accepted', 'certificate.declined',
    'correction.asked', 'batch.ended', 'students.import-ended', 'students.import-failed', 'settlement.recorded',
    'colleague.joined', 'webhook.switched-off');
`)
