import { step } from '../../platform/db/step.ts'

export const organisationSchema = step(`
  CREATE TABLE IF NOT EXISTS organisation (
    id text PRIMARY KEY,
    role text NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    details jsonb NOT NULL,
    kyc bytea,
    wallet_address text NOT NULL,
    digital_signature text NOT NULL,
    search text NOT NULL,
    created_at timestamptz NOT NULL,
    approved_at timestamptz,
    return_reason text,
    display_name text,
    submitted_at timestamptz,
    suspension_reason text
  );

  CREATE TABLE IF NOT EXISTS organisation_key (
    org_id text NOT NULL,
    id text NOT NULL,
    sealed_private_key bytea NOT NULL,
    created_at timestamptz NOT NULL,
    retired_at timestamptz,
    compromised_at timestamptz,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS sealed_file (
    org_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    media_type text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
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
