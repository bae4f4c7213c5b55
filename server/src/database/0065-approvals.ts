import { step } from '../platform/db/step.ts'

/**
 * Rules for approvals, requests with their certificates and approvals. The second index of news replaces `audit_notable` once no
 * process of the release before is left; a test compares its actions with `schema/src/notable.ts`.
 */
export const approvals = step(`
  CREATE TABLE IF NOT EXISTS approval_rule (
    org_id text NOT NULL,
    category text NOT NULL,
    needed integer NOT NULL,
    signers text[] NOT NULL,
    free_a_day integer NOT NULL,
    PRIMARY KEY (org_id, category)
  );

  CREATE TABLE IF NOT EXISTS approval_free (
    org_id text NOT NULL,
    category text NOT NULL,
    day text NOT NULL,
    signed integer NOT NULL,
    PRIMARY KEY (org_id, category, day)
  );

  CREATE TABLE IF NOT EXISTS approval_request (
    org_id text NOT NULL,
    id text NOT NULL,
    asked_by text NOT NULL,
    state text NOT NULL,
    title text NOT NULL,
    note text NOT NULL,
    demands jsonb NOT NULL,
    salt bytea NOT NULL,
    digest bytea NOT NULL,
    round integer NOT NULL,
    total integer NOT NULL,
    waiting integer NOT NULL,
    removed integer NOT NULL,
    rejected_by text,
    reason text,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS approval_item (
    org_id text NOT NULL,
    request_id text NOT NULL,
    certificate_id text NOT NULL,
    digest bytea NOT NULL,
    round integer NOT NULL,
    PRIMARY KEY (org_id, request_id, certificate_id)
  );
  CREATE INDEX IF NOT EXISTS approval_item_by_certificate ON approval_item (org_id, certificate_id);

  CREATE TABLE IF NOT EXISTS approval (
    org_id text NOT NULL,
    request_id text NOT NULL,
    account_id text NOT NULL,
    approved bytea NOT NULL,
    document text NOT NULL,
    digest bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, request_id, approved, account_id)
  );
  CREATE INDEX IF NOT EXISTS approval_of ON approval (org_id, approved);

  CREATE INDEX IF NOT EXISTS audit_notable_with_approvals ON audit_entry (org_id, seq) WHERE action IN (
    'organisation.approved', 'organisation.returned', 'organisation.suspended', 'organisation.reinstated',
    'organisation.key-rotated', 'organisation.key-compromised', 'certificate.accepted', 'certificate.declined',
    'approval.asked', 'approval.completed', 'approval.changed', 'approval.rejected',
    'correction.asked', 'batch.ended', 'students.import-ended', 'students.import-failed', 'settlement.recorded',
    'colleague.joined', 'webhook.switched-off');
`)
