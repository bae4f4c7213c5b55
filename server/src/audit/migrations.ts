import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const auditMigrations: Record<string, Migration> = {
  '0100_audit_head': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS audit_head (
        org_id text PRIMARY KEY,
        seq bigint NOT NULL,
        hash bytea NOT NULL
      )`.execute(db)
    },
  },
  '0101_audit_entry': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS audit_entry (
        org_id text NOT NULL,
        seq bigint NOT NULL,
        at timestamptz NOT NULL,
        actor text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL,
        detail jsonb NOT NULL,
        hash bytea NOT NULL,
        PRIMARY KEY (org_id, seq)
      )`.execute(db)
    },
  },
  '0102_audit_by_subject': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS audit_by_subject ON audit_entry (org_id, subject, seq)`.execute(db)
    },
  },
  '0103_audit_by_time': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS audit_by_time ON audit_entry (at DESC, org_id DESC, seq DESC)`.execute(
        db,
      )
    },
  },
}
