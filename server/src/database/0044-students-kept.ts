import { step } from '../platform/db/step.ts'

/** Students can be archived and invited, and their certificates are listed by student. */
export const studentsKept = step(`
  CREATE TABLE IF NOT EXISTS archived_student (
    org_id text NOT NULL,
    student_id text NOT NULL,
    batch_id text NOT NULL,
    archived_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, student_id)
  );

  CREATE TABLE IF NOT EXISTS student_invitation (
    org_id text NOT NULL,
    token_hash bytea NOT NULL,
    student_id text,
    account_id text NOT NULL,
    email text NOT NULL,
    mail_id text,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    accepted_at timestamptz,
    PRIMARY KEY (org_id, token_hash)
  );
  CREATE INDEX IF NOT EXISTS student_invitation_by_token ON student_invitation (token_hash);
  CREATE INDEX IF NOT EXISTS student_invitation_by_student ON student_invitation (org_id, student_id, sent_at);
  CREATE INDEX IF NOT EXISTS student_invitation_by_account ON student_invitation (account_id, sent_at);

  CREATE INDEX IF NOT EXISTS certificate_by_student ON certificate (org_id, student_id, id);
`)
