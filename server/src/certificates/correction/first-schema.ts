import { step } from '../../platform/db/step.ts'

export const correctionSchema = step(`
  CREATE TABLE IF NOT EXISTS correction_request (
    org_id text NOT NULL,
    id text NOT NULL,
    certificate_id text NOT NULL,
    account_id text NOT NULL,
    changes jsonb NOT NULL,
    why text NOT NULL,
    state text NOT NULL,
    answer text NOT NULL,
    corrected_by text,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    decided_at timestamptz,
    PRIMARY KEY (org_id, id)
  );
  CREATE INDEX IF NOT EXISTS correction_request_by_holder
    ON correction_request (account_id, created_at, id);
  CREATE INDEX IF NOT EXISTS correction_request_by_state
    ON correction_request (org_id, state, created_at, id);
  CREATE UNIQUE INDEX IF NOT EXISTS correction_request_open
    ON correction_request (org_id, certificate_id) WHERE state = 'open';
`)
