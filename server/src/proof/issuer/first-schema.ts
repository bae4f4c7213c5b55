import { step } from '../../platform/db/step.ts'

export const issuerKeySchema = step(`
  CREATE TABLE IF NOT EXISTS organisation_key (
    org_id text NOT NULL,
    id text NOT NULL,
    sealed_private_key bytea NOT NULL,
    created_at timestamptz NOT NULL,
    retired_at timestamptz,
    compromised_at timestamptz,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS organisation_key_event (
    org_id text NOT NULL,
    id text NOT NULL,
    key_id text NOT NULL,
    action text NOT NULL,
    document text NOT NULL,
    at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );
`)
