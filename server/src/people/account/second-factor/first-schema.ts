import { step } from '../../../platform/db/step.ts'

export const secondFactorSchema = step(`
  CREATE TABLE IF NOT EXISTS passkey (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS passkey_by_account ON passkey (account_id);

  CREATE TABLE IF NOT EXISTS passkey_challenge (
    challenge_hash bytea PRIMARY KEY,
    purpose text NOT NULL,
    account_id text,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS passkey_challenge_by_expiry ON passkey_challenge (expires_at);

  CREATE TABLE IF NOT EXISTS totp (
    account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    sealed_secret bytea,
    sealed_pending bytea,
    last_step bigint NOT NULL,
    wrong_tries integer NOT NULL,
    blocked_until timestamptz
  );

  CREATE TABLE IF NOT EXISTS second_factor_code (
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code_mac bytea NOT NULL,
    PRIMARY KEY (account_id, code_mac)
  );

  CREATE TABLE IF NOT EXISTS pending_sign_in (
    token_hash bytea PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    tries integer NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS pending_sign_in_by_account ON pending_sign_in (account_id);
`)
