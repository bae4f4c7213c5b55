import type { Migration } from 'kysely/migration'
import { step } from '../../platform/db/step.ts'

export const secondFactorMigrations: Record<string, Migration> = {
  '0220_session_second_factor': step(
    'ALTER TABLE session ADD COLUMN IF NOT EXISTS second_factor_at timestamptz',
  ),
  '0221_passkey': step(`CREATE TABLE IF NOT EXISTS passkey (
    id text PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL,
    last_used_at timestamptz
  )`),
  '0222_passkey_by_account': step('CREATE INDEX IF NOT EXISTS passkey_by_account ON passkey (account_id)'),
  '0223_passkey_challenge': step(`CREATE TABLE IF NOT EXISTS passkey_challenge (
    challenge_hash bytea PRIMARY KEY,
    purpose text NOT NULL,
    account_id text,
    expires_at timestamptz NOT NULL
  )`),
  '0224_passkey_challenge_by_expiry': step(
    'CREATE INDEX IF NOT EXISTS passkey_challenge_by_expiry ON passkey_challenge (expires_at)',
  ),
  '0225_totp': step(`CREATE TABLE IF NOT EXISTS totp (
    account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    sealed_secret bytea,
    sealed_pending bytea,
    last_step bigint NOT NULL,
    wrong_tries int NOT NULL,
    blocked_until timestamptz
  )`),
  '0226_second_factor_code': step(`CREATE TABLE IF NOT EXISTS second_factor_code (
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code_mac bytea NOT NULL,
    PRIMARY KEY (account_id, code_mac)
  )`),
  '0227_pending_sign_in': step(`CREATE TABLE IF NOT EXISTS pending_sign_in (
    token_hash bytea PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    tries int NOT NULL,
    expires_at timestamptz NOT NULL
  )`),
  '0228_pending_sign_in_by_account': step(
    'CREATE INDEX IF NOT EXISTS pending_sign_in_by_account ON pending_sign_in (account_id)',
  ),
}
