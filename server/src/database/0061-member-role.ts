import { step } from '../platform/db/step.ts'

export const memberRole = step(`
  CREATE TABLE IF NOT EXISTS member_role (
    org_id text NOT NULL,
    account_id text NOT NULL,
    role text NOT NULL,
    PRIMARY KEY (org_id, account_id)
  );
`)
