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

  CREATE TABLE IF NOT EXISTS sealed_file (
    org_id text NOT NULL,
    id text NOT NULL,
    kind text NOT NULL,
    media_type text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id)
  );

  CREATE TABLE IF NOT EXISTS chosen_verifier (
    org_id text NOT NULL,
    verifier_org_id text NOT NULL,
    PRIMARY KEY (org_id, verifier_org_id)
  );
`)
