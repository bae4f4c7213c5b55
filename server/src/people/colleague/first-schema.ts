import { step } from '../../platform/db/step.ts'

export const colleagueSchema = step(`
  CREATE TABLE IF NOT EXISTS invitation (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    token_hash bytea NOT NULL,
    sent_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, email)
  );
  CREATE INDEX IF NOT EXISTS invitation_by_token ON invitation (token_hash);
`)
