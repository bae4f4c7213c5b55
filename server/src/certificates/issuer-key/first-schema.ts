import { step } from '../../platform/db/step.ts'

export const reissueSchema = step(`
  CREATE TABLE IF NOT EXISTS certificate_to_reissue (
    org_id text NOT NULL,
    certificate_id text NOT NULL,
    key_org_id text NOT NULL,
    key_id text NOT NULL,
    account_id text NOT NULL,
    told_at timestamptz,
    PRIMARY KEY (org_id, certificate_id)
  );
  CREATE INDEX IF NOT EXISTS certificate_to_reissue_untold
    ON certificate_to_reissue (key_org_id, account_id) WHERE told_at IS NULL;
`)
