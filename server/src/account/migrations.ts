import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'
import { secondFactorMigrations } from './second-factor/migrations.ts'

export const accountMigrations: Record<string, Migration> = {
  '0200_account': step(`CREATE TABLE IF NOT EXISTS account (
    id text PRIMARY KEY,
    realm text NOT NULL,
    role text NOT NULL,
    org_id text,
    email text NOT NULL,
    name text NOT NULL,
    password_hash text,
    wallet_address text,
    created_at timestamptz NOT NULL,
    UNIQUE (realm, email)
  )`),
  '0201_person_key': step(
    'CREATE TABLE IF NOT EXISTS person_key (account_id text PRIMARY KEY, sealed bytea NOT NULL)',
  ),
  '0202_session': step(`CREATE TABLE IF NOT EXISTS session (
    token_hash bytea PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    last_seen_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL
  )`),
  '0203_session_by_account': step('CREATE INDEX IF NOT EXISTS session_by_account ON session (account_id)'),
  '0204_setup_token': step(`CREATE TABLE IF NOT EXISTS setup_token (
    token_hash bytea PRIMARY KEY,
    created_at timestamptz NOT NULL
  )`),
  '0205_idempotency_key': step(`CREATE TABLE IF NOT EXISTS idempotency_key (
    account_id text NOT NULL,
    key text NOT NULL,
    request_mac bytea NOT NULL,
    sealed_answer bytea,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, key)
  )`),
  '0206_idempotency_key_by_age': step(
    'CREATE INDEX IF NOT EXISTS idempotency_key_by_age ON idempotency_key (created_at)',
  ),
  '0210_session_device': step(`ALTER TABLE session
    ADD COLUMN IF NOT EXISTS id text NOT NULL DEFAULT gen_random_uuid()::text,
    ADD COLUMN IF NOT EXISTS device text NOT NULL DEFAULT 'Unknown browser'`),
  '0211_attempt': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS attempt (
        scope text NOT NULL,
        account bytea NOT NULL,
        address bytea NOT NULL,
        tries integer NOT NULL,
        last_at timestamptz NOT NULL,
        forgotten_at timestamptz NOT NULL,
        PRIMARY KEY (scope, account, address)
      )`.execute(db)
      await sql`CREATE INDEX IF NOT EXISTS attempt_by_account ON attempt (account)`.execute(db)
    },
  },
  '0212_known_address': step(`CREATE TABLE IF NOT EXISTS known_address (
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    address bytea NOT NULL,
    seen_at timestamptz NOT NULL,
    PRIMARY KEY (account_id, address)
  )`),
  '0213_one_time_code': step(`CREATE TABLE IF NOT EXISTS one_time_code (
    realm text NOT NULL,
    email_mac bytea NOT NULL,
    code_mac bytea NOT NULL,
    tries integer NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (realm, email_mac)
  )`),
  '0214_reset_token': step(`CREATE TABLE IF NOT EXISTS reset_token (
    token_hash bytea PRIMARY KEY,
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  )`),
  ...secondFactorMigrations,
}
