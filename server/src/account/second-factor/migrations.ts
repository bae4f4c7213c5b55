import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const secondFactorMigrations: Record<string, Migration> = {
  '0220_session_second_factor': {
    up: async (db) => {
      await sql`ALTER TABLE session ADD COLUMN IF NOT EXISTS second_factor_at timestamptz`.execute(db)
    },
  },
  '0221_passkey': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS passkey (
        id text PRIMARY KEY,
        account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`.execute(db)
    },
  },
  '0222_passkey_by_account': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS passkey_by_account ON passkey (account_id)`.execute(db)
    },
  },
  '0223_passkey_challenge': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS passkey_challenge (
        challenge_hash bytea PRIMARY KEY,
        purpose text NOT NULL,
        account_id text,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    },
  },
  '0224_passkey_challenge_by_expiry': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS passkey_challenge_by_expiry ON passkey_challenge (expires_at)`.execute(
        db,
      )
    },
  },
  '0225_totp': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS totp (
        account_id text PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
        sealed_secret bytea,
        sealed_pending bytea,
        last_step bigint NOT NULL,
        wrong_tries int NOT NULL,
        blocked_until timestamptz
      )`.execute(db)
    },
  },
  '0226_second_factor_code': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS second_factor_code (
        account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        code_mac bytea NOT NULL,
        PRIMARY KEY (account_id, code_mac)
      )`.execute(db)
    },
  },
  '0227_pending_sign_in': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS pending_sign_in (
        token_hash bytea PRIMARY KEY,
        account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        tries int NOT NULL,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    },
  },
  '0228_pending_sign_in_by_account': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS pending_sign_in_by_account ON pending_sign_in (account_id)`.execute(
        db,
      )
    },
  },
}
