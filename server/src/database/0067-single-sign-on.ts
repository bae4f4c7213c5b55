import { step } from '../platform/db/step.ts'

export const singleSignOn = step(`
  CREATE TABLE IF NOT EXISTS sign_in_provider (
    org_id text PRIMARY KEY,
    kind text NOT NULL,
    settings jsonb NOT NULL,
    sealed_secret bytea,
    state text NOT NULL,
    required boolean NOT NULL,
    counts_second_factor boolean NOT NULL,
    roles jsonb NOT NULL,
    created_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS proven_domain (
    domain text PRIMARY KEY,
    org_id text NOT NULL,
    proof text NOT NULL,
    proven_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS proven_domain_by_org ON proven_domain (org_id);

  CREATE TABLE IF NOT EXISTS sign_in_identity (
    org_id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id text NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, issuer, subject)
  );
  CREATE INDEX IF NOT EXISTS sign_in_identity_by_account ON sign_in_identity (account_id);

  CREATE TABLE IF NOT EXISTS removed_colleague (
    org_id text NOT NULL,
    email_mac bytea NOT NULL,
    account_id text NOT NULL,
    PRIMARY KEY (org_id, email_mac)
  );

  CREATE TABLE IF NOT EXISTS provider_sign_in (
    state_hash bytea PRIMARY KEY,
    org_id text NOT NULL,
    browser_hash bytea NOT NULL,
    purpose text NOT NULL,
    account_id text,
    session_id text,
    sealed bytea NOT NULL,
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS pending_link (
    token_hash bytea PRIMARY KEY,
    org_id text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    provider_session text NOT NULL,
    code_mac bytea NOT NULL,
    tries integer NOT NULL,
    expires_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS used_message (
    org_id text NOT NULL,
    id_hash bytea NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id_hash)
  );

  ALTER TABLE session ADD COLUMN IF NOT EXISTS provider_session text;
  ALTER TABLE pending_sign_in ADD COLUMN IF NOT EXISTS provider_session text;
`)
