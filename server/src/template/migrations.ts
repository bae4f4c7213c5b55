import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const templateMigrations: Record<string, Migration> = {
  '0650_template': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS template (
        org_id text NOT NULL,
        id text NOT NULL,
        name text NOT NULL,
        version integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        archived_at timestamptz,
        PRIMARY KEY (org_id, id)
      )`.execute(db)
    },
  },
  '0651_template_version': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS template_version (
        org_id text NOT NULL,
        template_id text NOT NULL,
        version integer NOT NULL,
        settings jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (org_id, template_id, version)
      )`.execute(db)
    },
  },
  '0652_template_image': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS template_image (
        org_id text NOT NULL,
        id text NOT NULL,
        digest bytea NOT NULL,
        media_type text NOT NULL,
        sealed bytea NOT NULL,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (org_id, id),
        UNIQUE (org_id, digest)
      )`.execute(db)
    },
  },
  '0653_document_key': {
    up: async (db) => {
      await sql`CREATE TABLE IF NOT EXISTS document_key (
        org_id text PRIMARY KEY,
        sealed_private_key bytea NOT NULL,
        certificate bytea NOT NULL,
        created_at timestamptz NOT NULL
      )`.execute(db)
    },
  },
  '0654_certificate_by_template': {
    up: async (db) => {
      await sql`CREATE INDEX IF NOT EXISTS certificate_by_template
        ON certificate (org_id, template_id, template_version) WHERE template_id IS NOT NULL`.execute(db)
    },
  },
  '0655_category_default_template': {
    up: async (db) => {
      await sql`ALTER TABLE category ADD COLUMN IF NOT EXISTS default_template_id text`.execute(db)
    },
  },
}
