import { step } from '../../platform/db/step.ts'

export const accountSchema = step(`
  CREATE TABLE IF NOT EXISTS account (
    id text PRIMARY KEY,
    realm text NOT NULL,
    role text NOT NULL,
    org_id text,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text,
    wallet_address text,
    created_at timestamptz NOT NULL,
    is_colleague boolean NOT NULL DEFAULT false,
    UNIQUE (realm, email)
  );
  CREATE INDEX IF NOT EXISTS account_by_organisation ON account (org_id) WHERE org_id IS NOT NULL;

  CREATE TABLE IF NOT EXISTS session (
    token_hash bytea PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    id text NOT NULL,
    device text NOT NULL,
    second_factor_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS session_by_account ON session (account_id);

  CREATE TABLE IF NOT EXISTS setup_token (
    token_hash bytea PRIMARY KEY,
    created_at timestamptz NOT NULL
  );

  CREATE TABLE IF NOT EXISTS attempt (
    scope text NOT NULL,
    account bytea NOT NULL,
    address bytea NOT NULL,
    tries integer NOT NULL,
    last_at timestamptz NOT NULL,
    forgotten_at timestamptz NOT NULL,
    PRIMARY KEY (scope, account, address)
  );
  CREATE INDEX IF NOT EXISTS attempt_by_account ON attempt (account);

  CREATE TABLE IF NOT EXISTS known_address (
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    address bytea NOT NULL,
    seen_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, address)
  );

  CREATE TABLE IF NOT EXISTS one_time_code (
    realm text NOT NULL,
    email_mac bytea NOT NULL,
    code_mac bytea NOT NULL,
    tries integer NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (realm, email_mac)
  );

  CREATE TABLE IF NOT EXISTS reset_token (
    token_hash bytea PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  );
`)
