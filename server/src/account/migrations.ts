import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const accountMigrations: Record<string, Migration> = {
  '0200_account': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS account (
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
      )`.execute(db)
    },
  },
  '0201_person_key': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS person_key (account_id text PRIMARY KEY, sealed bytea NOT NULL)`.execute(
        db,
      )
    },
  },
  '0202_session': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS session (
        token_hash bytea PRIMARY KEY,
        account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`.execute(db)
    },
  },
  '0203_session_by_account': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS session_by_account ON session (account_id)`.execute(db)
    },
  },
  '0204_setup_token': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS setup_token (
        token_hash bytea PRIMARY KEY,
        created_at timestamptz NOT NULL
      )`.execute(db)
    },
  },
  '0205_idempotency_key': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS idempotency_key (
        account_id text NOT NULL,
        key text NOT NULL,
        request_mac bytea NOT NULL,
        sealed_answer bytea,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, key)
      )`.execute(db)
    },
  },
  '0210_session_device': {
    up: async (db) => {
      await sql`ALTER TABLE session
        ADD COLUMN IF NOT EXISTS id text NOT NULL DEFAULT gen_random_uuid()::text,
        ADD COLUMN IF NOT EXISTS device text NOT NULL DEFAULT 'Unknown browser'`.execute(db)
    },
  },
}
