import { step } from '../../platform/db/step.ts'

export const shareSchema = step(`
  CREATE TABLE IF NOT EXISTS share_link (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    account_id text NOT NULL,
    label text NOT NULL,
    one_time boolean NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz,
    revoked_at timestamptz,
    opened integer NOT NULL,
    last_opened_at timestamptz,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS share_link_by_certificate ON share_link (org_id, certificate_id, id);
  CREATE INDEX IF NOT EXISTS share_link_by_holder ON share_link (account_id);
`)
