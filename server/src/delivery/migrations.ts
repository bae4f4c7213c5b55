import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const deliveryMigrations: Record<string, Migration> = {
  '0960_delivery': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS delivery (
        org_id text NOT NULL,
        id text NOT NULL,
        certificate_id text NOT NULL,
        occasion text NOT NULL,
        act text NOT NULL,
        state text NOT NULL,
        round integer NOT NULL,
        attempts integer NOT NULL,
        reason text NOT NULL,
        email text NOT NULL,
        search text NOT NULL,
        queued_at timestamptz NOT NULL,
        sent_at timestamptz,
        give_up_at timestamptz NOT NULL,
        PRIMARY KEY (org_id, id),
        UNIQUE (org_id, certificate_id, occasion)
      )`.execute(db)
    },
  },
  '0961_delivery_by_state': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS delivery_by_state ON delivery (state, org_id, id)`.execute(db)
    },
  },
  '0962_delivery_settings': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS delivery_settings (
        org_id text PRIMARY KEY,
        settings jsonb NOT NULL
      )`.execute(db)
    },
  },
  '0963_certificate_by_valid_until': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS certificate_by_valid_until
        ON certificate (valid_until, org_id, id) WHERE valid_until <> ''`.execute(db)
    },
  },
}
