import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const templateMigrations: Record<string, Migration> = {
  '0650_template': step(`CREATE TABLE IF NOT EXISTS template (
    org_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    archived_at timestamptz,
    PRIMARY KEY (org_id, id)
  )`),
  '0651_template_version': step(`CREATE TABLE IF NOT EXISTS template_version (
    org_id text NOT NULL,
    template_id text NOT NULL,
    version integer NOT NULL,
    settings jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, template_id, version)
  )`),
  '0652_template_image': step(`CREATE TABLE IF NOT EXISTS template_image (
    org_id text NOT NULL,
    id text NOT NULL,
    digest bytea NOT NULL,
    media_type text NOT NULL,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (org_id, id),
    UNIQUE (org_id, digest)
  )`),
  '0653_document_key': step(`CREATE TABLE IF NOT EXISTS document_key (
    org_id text PRIMARY KEY,
    sealed_private_key bytea NOT NULL,
    certificate bytea NOT NULL,
    created_at timestamptz NOT NULL
  )`),
  '0654_certificate_by_template': step(`CREATE INDEX IF NOT EXISTS certificate_by_template
    ON certificate (org_id, template_id, template_version) WHERE template_id IS NOT NULL`),
  '0655_category_default_template': step(
    'ALTER TABLE category ADD COLUMN IF NOT EXISTS default_template_id text',
  ),
}
